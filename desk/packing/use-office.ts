import { useMe } from '../me.ts'
import { keep } from '../outbox/outbox.ts'
import { useWords } from '../text/words.ts'
import type { Packing, PackingBag } from './answer.ts'
import { useDrafts } from './draft.ts'
import type { Office } from './offices.ts'
import { useTrayScan } from './tray-scan.ts'

/** What is done to the bags of an office: a tray finds its bag, a dish goes into all, and the full ones close. */
export function useOffice(office: Office, packing: Packing, openBag: (bag: number) => void) {
  const drafts = useDrafts(packing.date)
  const { packing: words } = useWords()
  const { id: staff } = useMe()
  const open = office.bags.filter(({ state }) => state !== 'closed')
  const { told, setTold, scan } = useTrayScan(open, packing, {
    ...{ drafts, openBag, said: ({ bag }, dish) => words.into(bag, dish) },
  })
  const full = open.filter(bag => drafts.of(bag).lacking === 0)

  /** All of a dish's trays are put into their bags, or taken out of them. */
  function tick(dish: OfficeDish) {
    const isIn = dish.packed >= dish.amount
    for (const { bag, amount } of dish.into)
      drafts.put(bag, dish.buildId, { trays: isIn ? 0 : amount, codes: [] })
    setTold(null)
  }

  /** Sends a call for each bag. One that the shop refuses is named, and is open again with its trays. */
  function closeFull() {
    for (const bag of full) {
      const { date } = packing
      const input = { date, delivery: bag.delivery, trays: drafts.of(bag).trays }
      keep({ name: 'bag-close', input, of: words.otherBag(bag.bag), staff })
    }
    setTold(null)
  }

  const dishes = dishesOf(open, (bag, buildId) => drafts.of(bag).of(buildId).trays)
  const lackingOf = (bag: PackingBag) => drafts.of(bag).lacking
  return { open, full, dishes, told, scan, tick, closeFull, lackingOf }
}

/** A dish in one portion, with the bags that it goes into. */
export type OfficeDish = PackingBag['lines'][number] & {
  readonly packed: number
  readonly into: readonly { readonly bag: PackingBag; readonly amount: number }[]
}

function dishesOf(
  bags: readonly PackingBag[],
  packedOf: (bag: PackingBag, buildId: string) => number,
): OfficeDish[] {
  const lines = bags.flatMap(bag => bag.lines.map(line => ({ bag, line })))
  const dishes = [...Map.groupBy(lines, ({ line }) => line.buildId).values()].flatMap(same => {
    const [first] = same
    if (!first) return []
    const into = same.map(({ bag, line }) => ({ bag, amount: line.amount }))
    const packed = same.map(({ bag, line }) => Math.min(line.amount, packedOf(bag, line.buildId)))
    return [{ ...first.line, amount: sum(into.map(one => one.amount)), packed: sum(packed), into }]
  })
  return dishes.sort((one, other) => other.amount - one.amount)
}

const sum = (all: readonly number[]) => all.reduce((so, one) => so + one, 0)
