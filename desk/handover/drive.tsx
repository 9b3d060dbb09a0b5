import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import { Fragment, useState } from 'react'
import { localPhone } from '#shop/phone-number.ts'
import { useLanguage } from '#ui/language.ts'
import { directionsTo, doorLine } from '../day/directions.ts'
import { Due } from '../day/due.tsx'
import { BagNumber } from '../day/pack.tsx'
import { Unverified } from '../day/unverified.tsx'
import { useWords } from '../text/words.ts'
import { HandoverActs } from './acts.tsx'
import { DayOfBags, type Spoken } from './day-of-bags.tsx'
import { Loading } from './loading.tsx'
import { Office, officesOf, TakeBackAll } from './office.tsx'
import { Told } from './told.tsx'

/** A driver's doors, one after the other: where, for whom, and what became of it. */
export default function DriveHere() {
  const { frame, day } = useWords()
  const [atOnce, setAtOnce] = useState<readonly string[]>([])
  return (
    <DayOfBags
      name="bring-one"
      title={frame.screens.drive}
      none={day.none.bring}
      above={(spoken, date) => (
        <>
          <Loading key={date} spoken={spoken} date={date} />
          <TakeBackAll key={atOnce[0]} deliveries={atOnce} />
        </>
      )}
    >
      {(spoken, isOpen) => (
        <ol className="grid gap-4 lg:grid-cols-2">
          {spoken.map(one => {
            const office = isOpen && officesOf(spoken).find(([first]) => first === one.bag)
            return (
              <Fragment key={one.bag.delivery}>
                {office && (
                  <Office
                    bags={office}
                    told={() => setAtOnce(office.map(({ delivery }) => delivery))}
                  />
                )}
                <Stop {...one} isOpen={isOpen} />
              </Fragment>
            )
          })}
        </ol>
      )}
    </DayOfBags>
  )
}

const link =
  'flex min-h-14 flex-1 items-center justify-center gap-2 rounded-field border border-edge px-4 text-lg font-semibold text-basil hover:border-basil hover:bg-basil-soft focus-visible:rounded-field'

function Stop({ bag, waiting, isOpen }: Spoken & { isOpen: boolean }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { door, name, number, pieces, spot, notes, due, route } = bag
  if (!door) return null
  const { floor, bell, deliveryNotes, unverified } = door
  return (
    <li className="rounded-card border border-line bg-card p-5 shadow-card">
      <div className="flex gap-4">
        <BagNumber bag={bag.bag} />
        <div className="min-w-0 flex-1">
          {route && (
            <p className="text-muted tabular-nums">
              {words.stop(route.stop)}
              {!route.isMine && ` · ${words.van(route.van, route.driver)}`}
            </p>
          )}
          <h3 className="text-xl">
            {spot.kind === 'company' && `${spot.name[lang]}, `}
            {doorLine(door)}
          </h3>
          <p className="text-lg font-semibold">{name || words.order(number)}</p>
          <p className="text-muted">
            {[
              floor && `${words.floor} ${floor}`,
              bell && `${words.bell} ${bell}`,
              words.pieces(pieces),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {isOpen && (
        <>
          {unverified && <Unverified />}
          {[notes, deliveryNotes].filter(Boolean).map(note => (
            <p key={note} className="mt-2 border-s-4 border-honey ps-3 text-lg font-medium">
              «{note}»
            </p>
          ))}
          <Due of={due} />
          <Reach door={door} />
        </>
      )}
      <Told bag={bag} waiting={waiting} />
      {isOpen && !waiting && <HandoverActs bag={bag} at="door" />}
    </li>
  )
}

function Reach({ door }: { door: NonNullable<Spoken['bag']['door']> }) {
  const { handover } = useWords()
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      <a href={directionsTo(door)} target="_blank" rel="noreferrer" className={link}>
        <Navigation size={20} aria-hidden="true" />
        {handover.directions}
      </a>
      {door.phone && (
        <a
          href={`tel:${door.phone}`}
          aria-label={`${handover.call} ${localPhone(door.phone)}`}
          className={link}
        >
          <Phone size={20} aria-hidden="true" />
          {handover.call}
        </a>
      )}
    </p>
  )
}
