/** What of a bag may change: each mark is another one when that has changed. */
export type BagMarks = {
  readonly dishes: string
  readonly place: string
  readonly hours: string
  readonly notes: string
}

export type ListedBag = {
  /** Its place in the list. */
  readonly bag: number
  /** Of the order. */
  readonly number: number
  readonly marks: BagMarks
}

/** What a printer was given, without anything about a person. */
export type PrintedList = {
  /** An ISO instant. */
  readonly madeAt: string
  readonly bags: readonly ListedBag[]
}

export type PrintedChange = {
  readonly number: number
  /** On paper; null: it is not on the paper. */
  readonly printed: number | null
  /** Now; null: it is gone. */
  readonly bag: number | null
  readonly changed: readonly (keyof BagMarks)[]
}

/** What is no longer as it was printed, in the order of the paper; what came later follows. */
export function changesSince(
  { bags: printed }: Pick<PrintedList, 'bags'>,
  bags: readonly ListedBag[],
): PrintedChange[] {
  const now = new Map(bags.map(bag => [bag.number, bag]))
  const then = new Set(printed.map(({ number }) => number))
  const touched = printed.map((old): PrintedChange => {
    const bag = now.get(old.number)
    const changed = bag ? marks.filter(mark => bag.marks[mark] !== old.marks[mark]) : []
    return { number: old.number, printed: old.bag, bag: bag?.bag ?? null, changed }
  })
  const added = bags
    .filter(({ number }) => !then.has(number))
    .map(({ number, bag }): PrintedChange => ({ number, printed: null, bag, changed: [] }))
  return [
    ...touched.filter(
      ({ printed: was, bag, changed }) => bag === null || was !== bag || changed.length > 0,
    ),
    ...added,
  ]
}

const marks = ['dishes', 'place', 'hours', 'notes'] as const satisfies readonly (keyof BagMarks)[]
