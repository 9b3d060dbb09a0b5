import { useState } from 'react'
import { trayPlace } from '#shop/packing/trays.ts'
import { foodCodeIn } from '#shop/production/codes.ts'
import { useLanguage } from '#ui/language.ts'
import type { Input } from '../call.ts'
import { useMe } from '../me.ts'
import { askOrKeep } from '../outbox/outbox.ts'
import { newRequestId } from '../queries.ts'
import { signal } from '../scan/signal.ts'
import type { Packing, PackingBag } from './answer.ts'
import type { useDrafts } from './draft.ts'
import type { Told } from './verdict.tsx'

type Handling = {
  readonly drafts: ReturnType<typeof useDrafts>
  readonly openBag: (bag: number) => void
  /** What is said of a right tray. */
  readonly said: (bag: PackingBag, dish: string) => string
}

/** Puts a scanned tray into the first of the open bags that takes it, or opens the bag whose label was scanned. */
export function useTrayScan(
  open: readonly PackingBag[],
  { date, today, batches, bags: all }: Packing,
  { drafts, openBag, said }: Handling,
) {
  const lang = useLanguage()
  const { id: staff } = useMe()
  const [told, setTold] = useState<Told | null>(null)

  function scan(code: string) {
    const read = foodCodeIn(code)
    const scanned = all.find(({ bag }) => read?.kind === 'bag' && bag === read.number)
    if (scanned && read?.date === date) return openBag(scanned.bag)
    const [first, ...rest] = open.map(bag => {
      const { packed } = drafts.of(bag)
      return { date, today, batches, lines: bag.lines, packed }
    })
    if (!first) return
    const { fault, buildId, at } = trayPlace(code, [first, ...rest])
    const bag = open[at]
    if (!bag) return
    const line = bag.lines.find(one => one.buildId === buildId)
    signal(fault === null)
    const dish = line?.name[lang] ?? ''
    setTold(before => ({
      ...{ fault, dish: fault === null ? said(bag, dish) : dish },
      scans: (before?.scans ?? 0) + 1,
    }))
    const { packed } = drafts.of(bag)
    if (line && fault === null) drafts.add(bag, line.buildId, code)
    const before = bag.lines.map(({ buildId }) => ({ buildId, trays: packed[buildId] ?? 0 }))
    keepScan(staff, { date, delivery: bag.delivery, code, packed: before })
  }
  return { told, setTold, scan }
}

/** Tells the shop of a scan. The device has given its answer already: nothing waits for this, and a no changes nothing. */
function keepScan(staff: string, input: Input<'tray-scan'>): void {
  const scan = {
    name: 'tray-scan',
    input,
    of: input.code,
    staff,
    requestId: newRequestId(),
  } as const
  askOrKeep(scan).catch(() => {})
}
