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
import type { PackingBag } from './answer.ts'
import type { ChosenProps } from './chosen.tsx'
import { type Office, officesOf } from './offices.ts'

const looks = {
  open: { Icon: ShoppingBag, colour: 'border-line', icon: 'text-muted' },
  closed: { Icon: CircleCheckBig, colour: 'border-basil bg-basil-soft', icon: 'text-basil' },
  changed: { Icon: TriangleAlert, colour: 'border-terracotta', icon: 'text-terracotta' },
}

/** The bags of each window with how far they are; one is opened by a press or by its label. */
export function BagList({ packing, show }: Pick<ChosenProps, 'packing' | 'show'>) {
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
    if (bag && read?.date === date) show(bag, undefined)
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
        const offices = officesOf(own)
        const rest = own.filter(bag => !offices.some(({ bags }) => bags.includes(bag)))
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
              {offices.map(office => (
                <OfficeRow key={office.id} office={office} open={() => show(undefined, office)} />
              ))}
              {rest.map(bag => (
                <BagRow key={bag.delivery} bag={bag} open={() => show(bag, undefined)} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

function OfficeRow({ office, open }: { office: Office; open: () => void }) {
  const { packing: words } = useWords()
  const lang = useLanguage()
  const { bags, name } = office
  const closed = bags.filter(({ state }) => state === 'closed').length
  const isChanged = bags.some(({ state }) => state === 'changed')
  return (
    <Row
      mark={`${bags.length}×`}
      name={name[lang]}
      text={words.officeProgress(closed, bags.length)}
      state={closed === bags.length ? 'closed' : isChanged ? 'changed' : 'open'}
      open={open}
    />
  )
}

function BagRow({ bag, open }: { bag: PackingBag; open: () => void }) {
  const { packing: words, day } = useWords()
  const lang = useLanguage()
  const { lines, spot, route } = bag
  const pieces = lines.reduce((sum, { amount }) => sum + amount, 0)
  const parts = [
    day.pieces(pieces),
    spot.kind !== 'delivery' && spot.name[lang],
    route && words.place(route.van, route.stop),
  ]
  return (
    <Row
      mark={bag.bag}
      name={bag.name || day.order(bag.number)}
      text={parts.filter(Boolean).join(' · ')}
      state={bag.state}
      open={open}
    />
  )
}

type RowProps = {
  mark: number | string
  name: string
  text: string
  state: PackingBag['state']
  open: () => void
}

function Row({ mark, name, text, state, open }: RowProps) {
  const { packing: words } = useWords()
  const { Icon, colour, icon } = looks[state]
  return (
    <li>
      <button
        type="button"
        onClick={open}
        className={`flex min-h-18 w-full items-center gap-4 rounded-card border-2 bg-card px-4 py-3 text-start hover:border-basil focus-visible:rounded-card ${colour}`}
      >
        <span className="min-w-12 font-serif text-3xl font-semibold tabular-nums">{mark}</span>
        <span className="min-w-0 flex-1">
          <span className="block text-lg font-semibold">{name}</span>
          <span className="block text-muted tabular-nums">{text}</span>
        </span>
        <span className="flex shrink-0 items-center gap-2 font-medium">
          <Icon size={24} aria-hidden="true" className={icon} />
          <span className={state === 'changed' ? '' : 'max-sm:sr-only'}>{words.states[state]}</span>
        </span>
      </button>
    </li>
  )
}
