import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useWords } from '../text/words.ts'
import type { Spoken } from './day-of-bags.tsx'

/**
 * What goes into the van for the next window, the last stop's bag first, until something is said of one.
 * Where packing closes bags, those that are still open are named.
 */
export function Loading({ spoken }: { spoken: readonly Spoken[] }) {
  const { handover: words } = useWords()
  const windows = [...Map.groupBy(spoken, ({ bag }) => bag.from).values()]
  const next = windows.find(those => !those.every(isSaid)) ?? []
  const own = next.filter(({ bag }) => bag.route).reverse()
  if (own.length === 0 || next.some(isSaid)) return null
  const isPackedHere = own.some(({ bag }) => bag.isPacked)
  const lacking = isPackedHere ? own.filter(({ bag }) => !bag.isPacked) : []
  const numbers = (of: readonly Spoken[]) => of.map(({ bag }) => bag.bag).join(', ')
  return (
    <section className="mt-4 rounded-card border border-line bg-card p-5">
      <h2 className="text-xl">{words.load(own.length)}</h2>
      <p className="mt-1 font-serif text-xl leading-relaxed tabular-nums">{numbers(own)}</p>
      {lacking.length > 0 && (
        <p className="mt-2 flex items-center gap-2 text-lg font-semibold text-warning">
          <TriangleAlert size={22} aria-hidden="true" className="shrink-0" />
          {words.notPacked(numbers(lacking))}
        </p>
      )}
    </section>
  )
}

function isSaid({ bag, waiting }: Spoken): boolean {
  return waiting !== undefined || bag.outcome !== null
}
