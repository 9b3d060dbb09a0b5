/**
 * An expected "no" as a value: a code, and what its text needs. It is known by what made it, so an answer
 * with a field `refused` of its own is no refusal.
 */
export class Refused<Code extends string = string> {
  readonly #isMade = true
  readonly refused: Code
  declare readonly data?: unknown

  constructor(refused: Code, data?: unknown) {
    this.refused = refused
    if (data !== undefined) this.data = data
  }

  static is(value: unknown): value is Refused {
    return typeof value === 'object' && value !== null && #isMade in value
  }
}
