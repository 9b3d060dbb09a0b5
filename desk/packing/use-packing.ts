import { useState } from 'react'
import { trayVerdict } from '#shop/packing/trays.ts'
import { foodCodeIn } from '#shop/production/codes.ts'
import { useLanguage } from '#ui/language.ts'
import { ask } from '../call.ts'
import { useAct } from '../queries.ts'
import type { Packing, PackingBag } from './answer.ts'
import { useDraft } from './draft.ts'
import { signal } from './signal.ts'
import type { Told } from './verdict.tsx'

/** What is done to a bag: a tray is scanned, a line is ticked, and the bag is closed. */
export function usePacking(
  bag: PackingBag,
  { date, today, batches, bags }: Packing,
  open: (bag: number | null) => void,
) {
  const lang = useLanguage()
  const draft = useDraft(bag)
  const closing = useAct('bag-close')
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
    void ask('tray-scan', { date, delivery, code, packed: before }).catch(() => undefined)
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
    const done = () => {
      draft.clear()
      open(nextOf(bag, bags))
    }
    closing.mutate({ date, delivery, trays }, { onSuccess: done })
  }
  return { draft, told, closing, scan, tick, close }
}

/** The next bag that is not closed, in their order; null: there is none. */
function nextOf({ delivery }: PackingBag, bags: readonly PackingBag[]): number | null {
  const at = bags.findIndex(one => one.delivery === delivery)
  const rest = [...bags.slice(at + 1), ...bags.slice(0, at)]
  return rest.find(({ state }) => state !== 'closed')?.bag ?? null
}
