/** Remembers the answer for each object, which must not change afterwards. */
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
