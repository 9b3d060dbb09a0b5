import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { foodCodeIn } from '#shop/production/codes.ts'
import { ScanField } from '../scan/scan-field.tsx'
import { signal } from '../scan/signal.ts'
import { useWords } from '../text/words.ts'
import type { Spoken } from './day-of-bags.tsx'
import { useLoaded } from './loaded.ts'

/**
 * The driver's bags of the next window, the last stop's first, until one has an outcome. The driver scans or presses
 * each; the list names the missing ones and, where packing closes bags, those that are still open.
 */
export function Loading({ spoken, date }: { spoken: readonly Spoken[]; date: string }) {
  const { handover: words } = useWords()
  const loaded = useLoaded(date)
  const [wrong, setWrong] = useState('')
  const windows = [...Map.groupBy(spoken, ({ bag }) => bag.from).values()]
  const next = windows.find(those => !those.every(isSaid)) ?? []
  const own = next.filter(({ bag }) => bag.route?.isMine ?? false).reverse()
  if (own.length === 0 || next.some(isSaid)) return null
  const isPackedHere = own.some(({ bag }) => bag.isPacked)
  const open = isPackedHere ? own.filter(({ bag }) => !bag.isPacked) : []
  const missing = own.filter(({ bag }) => !loaded.has(bag.delivery))
  const numbers = (of: readonly Spoken[]) => of.map(({ bag }) => bag.bag).join(', ')

  function scan(code: string) {
    const named = foodCodeIn(code)
    const isBag = named?.kind === 'bag' && named.date === date
    const found = isBag ? own.find(({ bag }) => bag.bag === named.number) : undefined
    signal(found !== undefined)
    setWrong(found ? '' : isBag ? words.notYours(named.number) : words.noBag)
    if (found) loaded.put(found.bag.delivery, true)
  }

  return (
    <section className="mt-4 rounded-card border border-line bg-card p-5">
      <h2 className="text-xl">{words.load(own.length)}</h2>
      <ol className="mt-3 flex flex-wrap gap-2">
        {own.map(({ bag }) => (
          <li key={bag.delivery}>
            <Bag
              number={bag.bag}
              isIn={loaded.has(bag.delivery)}
              put={isIn => {
                setWrong('')
                loaded.put(bag.delivery, isIn)
              }}
            />
          </li>
        ))}
      </ol>
      <div aria-live="assertive" className="mt-3 text-lg font-semibold">
        {wrong ? (
          <p className="flex items-center gap-3 border-4 border-error px-4 py-3 text-error">
            <TriangleAlert size={28} aria-hidden="true" className="shrink-0" />
            {wrong}
          </p>
        ) : missing.length === 0 ? (
          <p className="flex items-center gap-3 text-basil">
            <CircleCheckBig size={28} aria-hidden="true" className="shrink-0" />
            {words.allIn}
          </p>
        ) : (
          missing.length < own.length && <p>{words.missing(numbers(missing))}</p>
        )}
      </div>
      {open.length > 0 && (
        <p className="mt-2 flex items-center gap-2 text-lg font-semibold text-warning">
          <TriangleAlert size={22} aria-hidden="true" className="shrink-0" />
          {words.notPacked(numbers(open))}
        </p>
      )}
      <div className="mt-4">
        <ScanField hint={words.scanLoad} scan={scan} waits={false} />
      </div>
    </section>
  )
}

type BagProps = {
  number: Spoken['bag']['bag']
  isIn: boolean
  put: (isIn: boolean) => void
}

function Bag({ number, isIn, put }: BagProps) {
  const { handover: words } = useWords()
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={words.inVan(number)}
      onClick={() => put(!isIn)}
      className={`min-h-14 min-w-14 rounded-field border-2 px-3 font-serif text-xl tabular-nums ${isIn ? 'border-basil bg-basil-soft text-basil line-through decoration-2' : 'border-edge bg-card hover:border-ink'}`}
    >
      {number}
    </button>
  )
}

function isSaid({ bag, waiting }: Spoken): boolean {
  return waiting !== undefined || bag.outcome !== null
}
