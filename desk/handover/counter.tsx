import { useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { Due } from '../day/due.tsx'
import { BagNumber } from '../day/pack.tsx'
import { useWords } from '../text/words.ts'
import { HandoverActs } from './acts.tsx'
import { DayOfBags, type Spoken } from './day-of-bags.tsx'
import { Told } from './told.tsx'

/** Who fetches which bag, found by the name or the code that the customer says. */
export default function CounterHere() {
  const { frame, day, handover: words } = useWords()
  const lang = useLanguage()
  const [typed, setTyped] = useState('')
  const isMeant = ({ bag: { name, number } }: Spoken) =>
    plain(`${name} ${number}`, lang).includes(plain(typed.trim(), lang))
  return (
    <DayOfBags
      name="fetch-one"
      title={frame.screens.counter}
      none={day.none.fetch}
      above={() => (
        <div className="max-w-xl">
          <TextField
            label={words.find}
            name="find"
            value={typed}
            onChange={setTyped}
            inputMode="search"
            autoComplete="off"
            maxLength={80}
          />
        </div>
      )}
    >
      {(spoken, isOpen) => (
        <ul className="grid gap-4 lg:grid-cols-2">
          {spoken
            .filter(one => !isOpen || isMeant(one))
            .map(one => (
              <Fetched key={one.bag.delivery} {...one} isOpen={isOpen} />
            ))}
        </ul>
      )}
    </DayOfBags>
  )
}

function Fetched({ bag, waiting, isOpen }: Spoken & { isOpen: boolean }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { name, number, phoneEnd, pieces, spot, notes, due } = bag
  return (
    <li className="rounded-card border border-line bg-card p-5 shadow-card">
      <div className="flex gap-4">
        <BagNumber bag={bag.bag} />
        <div className="min-w-0 flex-1">
          <h3 className="text-xl">{name || words.order(number)}</h3>
          <p className="text-lg tabular-nums">
            {words.code} <strong>{number}</strong>
            {phoneEnd && (
              <>
                {' · '}
                <span className="whitespace-nowrap">
                  {words.phone} {words.phoneEnd(phoneEnd)}
                </span>
              </>
            )}
          </p>
          <p className="text-muted">
            {spot.name[lang]} · {words.pieces(pieces)}
          </p>
        </div>
      </div>
      {isOpen && (
        <>
          {notes && (
            <p className="mt-2 border-s-4 border-honey ps-3 text-lg font-medium">«{notes}»</p>
          )}
          <Due of={due} />
        </>
      )}
      <Told bag={bag} waiting={waiting} />
      {isOpen && !waiting && <HandoverActs bag={bag} at="counter" />}
    </li>
  )
}

/** Without accents, as one types in a hurry. */
function plain(text: string, lang: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(lang)
}
