import ArrowLeft from 'lucide-react/icons/arrow-left'
import { formatHours, formatTime } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { ScanField } from '../scan/scan-field.tsx'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import type { Packing, PackingBag } from './answer.ts'
import { Line } from './line.tsx'
import { isUnseen, SeeFirst } from './see-first.tsx'
import { usePacking } from './use-packing.ts'
import { Verdict } from './verdict.tsx'

type OneBagProps = {
  readonly bag: PackingBag
  readonly packing: Packing
  readonly open: (bag: number) => void
  /** To the list that it was opened from. */
  readonly back: () => void
  /** After it was closed. */
  readonly next: () => void
}

/** One bag: its lines are scanned or ticked, and it closes once all of them are in. */
export function OneBag({ bag, packing, open, back, next }: OneBagProps) {
  const { packing: words } = useWords()
  const lang = useLanguage()
  const { draft, told, closing, scan, tick, close } = usePacking(bag, packing, {
    ...{ open, close: next },
  })
  const isClosed = bag.state === 'closed'
  return (
    <>
      <Button variant="quiet" className="-ms-4 mb-2 min-h-14 text-lg" onClick={back}>
        <ArrowLeft size={22} aria-hidden="true" />
        {words.back}
      </Button>
      <Head bag={bag} packing={packing} />
      {isClosed ? (
        <p className="text-xl font-semibold text-basil">
          {bag.closedAt && words.isClosed(formatTime(Date.parse(bag.closedAt), lang))}
        </p>
      ) : (
        <ScanField hint={words.scanTray} scan={scan} />
      )}
      <Verdict told={told} />
      <ul className="my-5 grid gap-3">
        {bag.lines.map(line => (
          <Line
            key={line.buildId}
            line={line}
            portion={packing.portions[line.portion]?.[lang] ?? line.portion}
            packed={isClosed ? line.amount : draft.of(line.buildId).trays}
            tick={isClosed ? null : () => tick(line.buildId, line.amount)}
          />
        ))}
      </ul>
      {bag.notes && (
        <p className="mb-5 border-s-4 border-honey bg-card p-4 text-xl font-medium">
          «{bag.notes}»
        </p>
      )}
      {!isClosed && (
        <div className="sticky bottom-0 -mx-4 border-t border-line bg-page px-4 py-4">
          <Refusal of={closing.error} />
          {draft.lacking > 0 ? (
            <p className="flex min-h-18 items-center text-xl text-muted tabular-nums">
              {words.lacks(draft.lacking)}
            </p>
          ) : isUnseen(packing, bag.window) ? (
            <SeeFirst />
          ) : (
            <Button className="min-h-18 w-full text-xl" busy={closing.isPending} onClick={close}>
              {words.close} {bag.bag}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Head({ bag, packing }: { bag: PackingBag; packing: Packing }) {
  const { day } = useWords()
  const lang = useLanguage()
  const window = packing.windows.find(({ id }) => id === bag.window)
  return (
    <div className="mb-5 flex items-center gap-5">
      <p className="rounded-card bg-basil px-5 py-3 font-serif text-5xl font-semibold text-on-basil tabular-nums">
        {bag.bag}
      </p>
      <div className="min-w-0">
        <h2 className="text-3xl">{bag.name || day.order(bag.number)}</h2>
        <p className="text-lg text-muted">
          {day.order(bag.number)}
          {window && ` · ${formatHours(window.from, window.to)}`}
          {bag.spot.kind !== 'delivery' && ` · ${bag.spot.name[lang]}`}
        </p>
      </div>
    </div>
  )
}
