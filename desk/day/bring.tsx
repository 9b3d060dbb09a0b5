import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { formatHours } from '#shop/format.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Notice } from '../../app/ui/notice.tsx'
import { useWords } from '../text/words.ts'
import type { Bag, Day } from './listed.ts'

/** The doors of a day in the order of the bags, window by window. */
export function Bring({ day }: { day: Day }) {
  const { day: words } = useWords()
  const stops = day.bags.filter(({ door }) => door)
  if (stops.length === 0) return <Notice kind="info">{words.noDoors}</Notice>
  const windows = Map.groupBy(stops, ({ from, to }) => formatHours(from, to))
  return (
    <div className="space-y-10">
      {[...windows].map(([hours, bags]) => (
        <section key={hours}>
          <h3 className="mb-3 text-xl tabular-nums">{words.stops(hours, bags.length)}</h3>
          <ol className="rounded-card border border-line bg-card shadow-card print:border-0 print:shadow-none">
            {bags.map(bag => (
              <Stop key={bag.number} bag={bag} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Stop({ bag }: { bag: Bag }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { door } = bag
  if (!door) return null
  const street = `${door.street} ${door.number}`.trim()
  return (
    <li className="grid break-inside-avoid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-line px-4 py-4 not-last:border-b sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:px-6">
      <span className="text-end font-serif text-3xl leading-none font-semibold tabular-nums">
        {bag.bag}
      </span>
      <div className="min-w-0 space-y-1">
        <p className="text-lg font-semibold">
          {street}
          <span className="font-normal">
            , {door.municipality}{' '}
            <span className="whitespace-nowrap tabular-nums">{door.postcode}</span>
          </span>
        </p>
        <p>
          {words.floor(door.floor)} · {words.bell(door.bell)}
        </p>
        <p className="text-muted">
          {bag.name} · {words.order(bag.number)} · {words.pieces(bag.pieces)}
          {bag.spot.kind === 'company' && ` · ${bag.spot.name[lang]}`}
        </p>
        {door.unverified && <p className="font-semibold text-warning">{words.unverified}</p>}
        {[door.deliveryNotes, bag.notes].filter(Boolean).map(text => (
          <p
            key={text}
            className="rounded-field bg-honey/20 px-3 py-2 print:border print:border-ink"
          >
            {text}
          </p>
        ))}
      </div>
      <p className="col-start-2 mt-2 flex flex-wrap content-start gap-2 sm:col-start-3 sm:mt-0 sm:flex-col">
        <a
          href={`tel:${door.phone}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 tabular-nums hover:border-basil focus-visible:rounded-full print:min-h-0 print:border-0 print:px-0"
        >
          <Phone size={18} aria-hidden="true" />
          <span className="sr-only">{words.call(bag.name)} </span>
          {door.phone}
        </a>
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${door.unverified ? encodeURIComponent(`${street}, ${door.municipality} ${door.postcode}`) : `${door.lat},${door.lng}`}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 hover:border-basil focus-visible:rounded-full print:hidden"
        >
          <MapPin size={18} aria-hidden="true" />
          {words.way}
          <span className="sr-only"> {street}</span>
        </a>
      </p>
    </li>
  )
}
