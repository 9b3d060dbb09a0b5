import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import { formatHours } from '#shop/format.ts'
import { localPhone } from '#shop/phone-number.ts'
import { houseMark } from '#shop/route/stops.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { byRoute } from './by-route.ts'
import type { Bag, Day } from './chosen.ts'
import { bagNotes } from './csv-of.ts'
import { directionsTo, doorLine } from './directions.ts'
import { Due } from './due.tsx'
import { BagNumber } from './pack.tsx'
import { Unverified } from './unverified.tsx'

/** Each van's stops on a sheet of its own, in its order; what is in no route by postcode and street. */
export function Bring({ day }: { day: Day }) {
  const { day: words } = useWords()
  const vans = Map.groupBy(byRoute(day.bags), ({ from, to, route }) =>
    route ? `${formatHours(from, to)} · ${words.van(route.van, route.driver)}` : '',
  )
  if (vans.size === 1 && vans.has('')) return <Stops bags={day.bags} />
  return (
    <div className="grid gap-10">
      {[...vans].map(([van, bags]) => (
        <section key={van} className="break-after-page last:break-after-auto">
          <h2 className="mb-1 text-3xl">{van || words.noVan}</h2>
          <Stops bags={bags} as="h3" />
        </section>
      ))}
    </div>
  )
}

/** All bags for one house are one stop. */
function Stops({ bags: all, as: Heading = 'h2' }: { bags: readonly Bag[]; as?: 'h2' | 'h3' }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const stops = stopsOf(all)
  return (
    <>
      <p className="mb-4 text-lg text-muted">
        {words.stops(stops.length)} · {words.bags(all.length)}
      </p>
      <ol className="grid gap-4 print:gap-0">
        {stops.map(([where, bags], index) => {
          const [first] = bags
          if (!first?.door) return null
          return (
            <li
              key={where}
              className="whole rounded-card border border-line bg-card p-5 shadow-card"
            >
              <p className="text-sm text-muted">
                {words.stop(index + 1)} · {formatHours(first.from, first.to)}
              </p>
              <Heading className="text-xl">
                {first.spot.kind === 'company' && `${first.spot.name[lang]}, `}
                {doorLine(first.door)}
              </Heading>
              <a
                href={directionsTo(first.door)}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-basil underline underline-offset-4 print:hidden"
              >
                <Navigation size={16} aria-hidden="true" />
                {words.directions}
              </a>
              {bags.some(({ door }) => door?.unverified) && <Unverified />}
              <ul className="mt-3 grid gap-3">
                {bags.map(bag => (
                  <Delivered key={bag.bag} bag={bag} />
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function Delivered({ bag }: { bag: Bag }) {
  const { day: words } = useWords()
  const { name, number, pieces, door } = bag
  const note = bagNotes(bag)
  return (
    <li className="whole flex gap-4 border-t border-line pt-3">
      <BagNumber bag={bag.bag} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="text-lg font-semibold">{name || words.order(number)}</span>
          <span className="text-sm text-muted tabular-nums">
            {words.order(number)} · {words.pieces(pieces)}
          </span>
        </p>
        <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
          {door?.floor && <Fact title={words.floor} value={door.floor} />}
          {door?.bell && <Fact title={words.bell} value={door.bell} />}
          {door?.phone && (
            <div className="flex items-baseline gap-2">
              <dt className="text-sm text-muted">{words.phone}</dt>
              <dd>
                <a
                  href={`tel:${door.phone}`}
                  className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-basil tabular-nums underline underline-offset-4 print:min-h-0"
                >
                  <Phone size={16} aria-hidden="true" />
                  {localPhone(door.phone)}
                </a>
              </dd>
            </div>
          )}
        </dl>
        <Due of={bag.due} />
        {note && <p className="mt-1 border-s-4 border-honey ps-3 font-medium">«{note}»</p>}
      </div>
    </li>
  )
}

function Fact({ title, value }: { title: string; value: string }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="text-lg font-semibold">{value}</dd>
    </div>
  )
}

/** Bags for one house and one window, in their order. */
function stopsOf(bags: readonly Bag[]): [string, Bag[]][] {
  const houseOf = ({ from, spot, door }: Bag) => `${from} ${door ? houseMark(spot, door) : ''}`
  return [...Map.groupBy(bags, houseOf)]
}
