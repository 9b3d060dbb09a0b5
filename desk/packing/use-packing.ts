import { useState } from 'react'
import { trayVerdict } from '#shop/packing/trays.ts'
import { foodCodeIn } from '#shop/production/codes.ts'
import { useLanguage } from '#ui/language.ts'
import { ask } from '../call.ts'
import { useMe } from '../me.ts'
import { useKeptAct } from '../outbox/kept-act.ts'
import { hasWaiting, keep } from '../outbox/outbox.ts'
import { isOnTheWay } from '../queries.ts'
import { signal } from '../scan/signal.ts'
import { useWords } from '../text/words.ts'
import type { Packing, PackingBag } from './answer.ts'
import { useDraft } from './draft.ts'
import type { Told } from './verdict.tsx'

/** What is done to a bag: a tray is scanned, a line is ticked, and the bag is closed. */
export function usePacking(
  bag: PackingBag,
  { date, today, batches, bags }: Packing,
  open: (bag: number | null) => void,
) {
  const lang = useLanguage()
  const draft = useDraft(bag)
  const { packing: words } = useWords()
  const { id: staff } = useMe()
  const closing = useKeptAct('bag-close')
  const [told, setTold] = useState<Told | null>(null)
  const { delivery, lines } = bag

  function scan(code: string) {
    const other = foodCodeIn(code)
    const next = bags.find(({ bag }) => other?.kind === 'bag' && bag === other.number)
    if (next && other?.date === date) return open(next.bag)
    const { packed } = draft
    const { fault, buildId } = trayVerdict(code, { date, today, batches, lines, packed })
    const line = lines.find(one => one.buildId === buildId)
    signal(fault === null)
    setTold({ fault, dish: line?.name[lang] ?? '' })
    const { trays, codes } = draft.of(line?.buildId ?? '')
    if (line && fault === null)
      draft.put(line.buildId, { trays: trays + 1, codes: [...codes, code] })
    const before = lines.map(({ buildId }) => ({ buildId, trays: packed[buildId] ?? 0 }))
    // The answer is given already: nothing waits for this.
    const input = { date, delivery, code, packed: before }
    const later = () => keep({ name: 'tray-scan', input, of: code, staff })
    if (hasWaiting(staff)) later()
    else void ask('tray-scan', input).catch(error => isOnTheWay(error) && later())
  }

  function tick(buildId: string, amount: number) {
    const isIn = draft.of(buildId).trays >= amount
    draft.put(buildId, { trays: isIn ? 0 : amount, codes: [] })
    setTold(null)
  }

  function close() {
    const trays = lines.map(({ buildId }) => {
      const { trays, codes } = draft.of(buildId)
      return { buildId, trays, codes: [...codes] }
    })
    const next = () => open(nextOf(bag, bags))
    const done = () => {
      draft.clear()
      next()
    }
    // The draft stays until the shop has taken the bag: one that it refuses is open again, with its trays.
    closing.run(words.otherBag(bag.bag), { date, delivery, trays }, { done, kept: next })
  }
  return { draft, told, closing, scan, tick, close }
}

/** The next bag that is not closed, in their order; null: there is none. */
function nextOf({ delivery }: PackingBag, bags: readonly PackingBag[]): number | null {
  const at = bags.findIndex(one => one.delivery === delivery)
  const rest = [...bags.slice(at + 1), ...bags.slice(0, at)]
  return rest.find(({ state }) => state !== 'closed')?.bag ?? null
}
