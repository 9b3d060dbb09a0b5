import { useKeptAct } from '../outbox/kept-act.ts'
import { useWords } from '../text/words.ts'
import type { Packing, PackingBag } from './answer.ts'
import { useDrafts } from './draft.ts'
import { useTrayScan } from './tray-scan.ts'

/** What is done to a bag: a tray is scanned, a line is ticked, and the bag is closed. */
export function usePacking(
  bag: PackingBag,
  packing: Packing,
  { open, close: toNext }: { open: (bag: number) => void; close: () => void },
) {
  const drafts = useDrafts(packing.date)
  const draft = drafts.of(bag)
  const { packing: words } = useWords()
  const closing = useKeptAct('bag-close')
  const { told, setTold, scan } = useTrayScan([bag], packing, {
    ...{ drafts, openBag: open, said: (_, dish) => dish },
  })

  function tick(buildId: string, amount: number) {
    const isIn = draft.of(buildId).trays >= amount
    drafts.put(bag, buildId, { trays: isIn ? 0 : amount, codes: [] })
    setTold(null)
  }

  function close() {
    const taken = () => drafts.clear(bag)
    // The draft stays until the shop has taken the bag: one that it refuses is open again, with its trays.
    const input = { date: packing.date, delivery: bag.delivery, trays: draft.trays }
    closing.run(words.otherBag(bag.bag), input, { taken, done: toNext, kept: toNext })
  }
  return { draft, told, closing, scan, tick, close }
}
