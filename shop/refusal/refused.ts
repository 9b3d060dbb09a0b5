/** An expected "no": a code, and what its text needs. Its class marks it, so an answer may have a field `refused`. */
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
