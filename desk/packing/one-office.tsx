import ArrowLeft from 'lucide-react/icons/arrow-left'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { formatHours } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { ScanField } from '../scan/scan-field.tsx'
import { useWords } from '../text/words.ts'
import type { Packing } from './answer.ts'
import { Line } from './line.tsx'
import type { Office } from './offices.ts'
import { isUnseen, SeeFirst } from './see-first.tsx'
import { type OfficeDish, useOffice } from './use-office.ts'
import { Verdict } from './verdict.tsx'

type OneOfficeProps = {
  readonly office: Office
  readonly packing: Packing
  readonly open: (bag: number) => void
  readonly back: () => void
}

/** The bags of an office side by side: each dish goes into all that have it, and the full ones close at once. */
export function OneOffice({ office, packing, open, back }: OneOfficeProps) {
  const { packing: words } = useWords()
  const lang = useLanguage()
  const filling = useOffice(office, packing, open)
  const window = packing.windows.find(({ id }) => id === office.window)
  const closed = office.bags.length - filling.open.length
  return (
    <>
      <Button variant="quiet" className="-ms-4 mb-2 min-h-14 text-lg" onClick={back}>
        <ArrowLeft size={22} aria-hidden="true" />
        {words.back}
      </Button>
      <div className="mb-5">
        <h2 className="text-3xl">{office.name[lang]}</h2>
        <p className="text-lg text-muted tabular-nums">
          {window && `${formatHours(window.from, window.to)} · `}
          {words.officeProgress(closed, office.bags.length)}
        </p>
      </div>
      {filling.open.length === 0 ? (
        <p role="status" className="text-xl font-semibold text-basil">
          {words.allClosed}
        </p>
      ) : (
        <ScanField hint={words.scanOffice} scan={filling.scan} />
      )}
      <Verdict told={filling.told} />
      <Dishes filling={filling} packing={packing} />
      <Bags office={office} lackingOf={filling.lackingOf} open={open} />
      <Foot filling={filling} isUnseen={isUnseen(packing, office.window)} />
    </>
  )
}

type Filling = ReturnType<typeof useOffice>

function Bags({
  office,
  lackingOf,
  open,
}: Pick<OneOfficeProps, 'office' | 'open'> & Pick<Filling, 'lackingOf'>) {
  const { packing: words } = useWords()
  return (
    <ul
      aria-label={words.officeBags}
      className="my-5 grid grid-cols-2 sm:grid-cols-3 xl:grid-cols-4 gap-3"
    >
      {office.bags.map(bag => {
        const isClosed = bag.state === 'closed'
        const isFull = isClosed || lackingOf(bag) === 0
        return (
          <li key={bag.delivery}>
            <button
              type="button"
              onClick={() => open(bag.bag)}
              className={`flex min-h-20 w-full flex-col justify-between rounded-card border-2 px-4 py-3 text-start hover:border-basil focus-visible:rounded-card ${isFull ? 'border-basil bg-basil-soft' : 'border-edge bg-card'}`}
            >
              <span className="flex items-center justify-between gap-2">
                <span className="font-serif text-3xl font-semibold tabular-nums">{bag.bag}</span>
                {isClosed && <CircleCheckBig size={24} aria-hidden="true" className="text-basil" />}
              </span>
              <span className="block truncate text-lg">{bag.name}</span>
              <span className={`font-medium ${isFull ? 'text-basil' : 'text-muted'}`}>
                {isClosed ? words.states.closed : words.lacksHere(lackingOf(bag))}
              </span>
            </button>
            {bag.notes && (
              <p className="mt-1 border-s-4 border-honey bg-card px-3 py-2 font-medium">
                «{bag.notes}»
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Dishes({ filling, packing }: { filling: Filling; packing: Packing }) {
  const { packing: words } = useWords()
  const lang = useLanguage()
  return (
    <ul aria-label={words.officeDishes} className="my-5 grid gap-3">
      {filling.dishes.map(dish => (
        <Line
          key={dish.buildId}
          line={dish}
          portion={packing.portions[dish.portion]?.[lang] ?? dish.portion}
          packed={dish.packed}
          into={intoOf(dish, words)}
          tick={() => filling.tick(dish)}
        />
      ))}
    </ul>
  )
}

function intoOf({ into }: OfficeDish, words: ReturnType<typeof useWords>['packing']): string {
  const bags = into.map(({ bag, amount }) => words.bagOf(bag.bag, amount))
  return bags.length === 1 ? words.goesIntoOne(bags.join()) : words.goesInto(bags.join(' · '))
}

function Foot({ filling, isUnseen }: { filling: Filling; isUnseen: boolean }) {
  const { packing: words } = useWords()
  const { open, full, lackingOf } = filling
  const lacking = open.reduce((sum, bag) => sum + lackingOf(bag), 0)
  if (open.length === 0) return null
  return (
    <div className="sticky bottom-0 -mx-4 flex min-h-20 flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-page px-4 py-3">
      {lacking > 0 && <p className="text-xl text-muted tabular-nums">{words.lacks(lacking)}</p>}
      {full.length > 0 && isUnseen && <SeeFirst />}
      {full.length > 0 && !isUnseen && (
        <Button className="min-h-18 w-full text-xl" onClick={filling.closeFull}>
          {words.closeFull(full.length)}
        </Button>
      )}
    </div>
  )
}
