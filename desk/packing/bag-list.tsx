import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import Printer from 'lucide-react/icons/printer'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatHours } from '#shop/format.ts'
import { foodCodeIn } from '#shop/production/codes.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { ScanField } from '../scan/scan-field.tsx'
import { signal } from '../scan/signal.ts'
import { useWords } from '../text/words.ts'
import type { Packing, PackingBag } from './answer.ts'

const looks = {
  open: { Icon: ShoppingBag, colour: 'border-line', icon: 'text-muted' },
  closed: { Icon: CircleCheckBig, colour: 'border-basil bg-basil-soft', icon: 'text-basil' },
  changed: { Icon: TriangleAlert, colour: 'border-terracotta', icon: 'text-terracotta' },
}

/** The bags of each window with how far they are; one is opened by a press or by its label. */
export function BagList({
  packing,
  open,
}: {
  packing: Packing
  open: (bag: number | null) => void
}) {
  const { packing: words, day } = useWords()
  const [isUnknown, setUnknown] = useState(false)
  const { bags, windows, date, isClosed } = packing
  if (bags.length === 0)
    return (
      <Notice kind="info" title={isClosed ? day.closed : words.none}>
        {words.noneText}
      </Notice>
    )
  function scan(code: string) {
    const read = foodCodeIn(code)
    const bag = bags.find(({ bag }) => read?.kind === 'bag' && read.number === bag)
    setUnknown(!bag || read?.date !== date)
    signal(bag !== undefined)
    if (bag && read?.date === date) open(bag.bag)
  }
  const closed = bags.filter(({ state }) => state === 'closed').length
  return (
    <>
      <p className="mb-4 text-3xl font-semibold tabular-nums">
        {words.progress(closed, bags.length)}
      </p>
      <ScanField hint={words.scanBag} scan={scan} />
      <p role="status" className="mt-2 min-h-7 font-semibold text-error">
        {isUnknown && words.noBag}
      </p>
      {windows.map(({ id, from, to }) => {
        const own = bags.filter(({ window }) => window === id)
        return own.length === 0 ? null : (
          <section key={id} className="mt-6">
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
              <h2 className="text-xl tabular-nums">{formatHours(from, to)}</h2>
              <Link
                to={`/packing/${date}/${id}`}
                className="flex min-h-11 items-center gap-2 font-medium text-basil underline underline-offset-4"
              >
                <Printer size={18} aria-hidden="true" />
                {words.bagLabels(own.length)}
              </Link>
            </div>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {own.map(bag => (
                <Row key={bag.delivery} bag={bag} open={open} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

function Row({ bag, open }: { bag: PackingBag; open: (bag: number) => void }) {
  const { packing: words, day } = useWords()
  const lang = useLanguage()
  const { Icon, colour, icon } = looks[bag.state]
  const pieces = bag.lines.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <li>
      <button
        type="button"
        onClick={() => open(bag.bag)}
        className={`flex min-h-18 w-full items-center gap-4 rounded-card border-2 bg-card px-4 py-3 text-start hover:border-basil focus-visible:rounded-card ${colour}`}
      >
        <span className="min-w-12 font-serif text-3xl font-semibold tabular-nums">{bag.bag}</span>
        <span className="min-w-0 flex-1">
          <span className="block text-lg font-semibold">{bag.name || day.order(bag.number)}</span>
          <span className="block text-muted">
            {day.pieces(pieces)}
            {bag.spot.kind !== 'delivery' && ` · ${bag.spot.name[lang]}`}
            {bag.route && ` · ${words.place(bag.route.van, bag.route.stop)}`}
          </span>
        </span>
        <span className="flex shrink-0 items-center gap-2 font-medium">
          <Icon size={24} aria-hidden="true" className={icon} />
          <span className={bag.state === 'changed' ? '' : 'max-sm:sr-only'}>
            {words.states[bag.state]}
          </span>
        </span>
      </button>
    </li>
  )
}
