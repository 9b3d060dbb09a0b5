/**
 * Worked out once for as long as what it is asked about is the very same, which nobody may change.
 * The mark below keeps rules that no page asks out of its scripts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function once<Asked extends object, Told>(
  work: (asked: Asked) => Told,
): (asked: Asked) => Told {
  const told = new WeakMap<Asked, { answer: Told }>()
  return asked => {
    const known = told.get(asked)
    if (known) return known.answer
    const answer = work(asked)
    told.set(asked, { answer })
    return answer
  }
}
