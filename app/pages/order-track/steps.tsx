import Check from 'lucide-react/icons/check'
import CookingPot from 'lucide-react/icons/cooking-pot'
import House from 'lucide-react/icons/house'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Van from 'lucide-react/icons/van'
import { useLanguage } from '../../text/words.ts'
import { type Track, wordsIn } from './use-track.ts'

const all = [
  { stage: 'in-kitchen', Icon: CookingPot },
  { stage: 'packed', Icon: ShoppingBag },
  { stage: 'on-the-way', Icon: Van },
  { stage: 'delivered', Icon: House },
] as const

/** How far it is, drawn; nothing where it will not come. */
export function Steps({ track: { stage, counter } }: { track: Track }) {
  const { track: words } = wordsIn(useLanguage())
  const steps = counter ? all.filter(one => one.stage !== 'on-the-way') : all
  const at = steps.findIndex(one => one.stage === stage)
  if (at < 0 && stage !== 'planned') return null
  return (
    <ol aria-label={words.steps} className="mt-6 flex">
      {steps.map(({ stage, Icon }, index) => {
        const isDone = index < at || (index === at && stage === 'delivered')
        const isNow = index === at
        const Shown = isDone ? Check : Icon
        return (
          <li
            key={stage}
            aria-current={isNow ? 'step' : undefined}
            className="relative flex flex-1 flex-col items-center gap-2 text-center"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute end-1/2 top-6 -z-1 h-1 w-full -translate-y-1/2 ${index <= at ? 'bg-basil' : 'bg-line'}`}
              />
            )}
            <span
              className={`grid size-12 place-items-center rounded-full border-2 ${
                isDone
                  ? 'border-basil bg-basil text-on-basil'
                  : isNow
                    ? 'border-basil bg-card text-basil ring-4 ring-basil-soft'
                    : 'border-line bg-card text-muted'
              }`}
            >
              <Shown size={22} aria-hidden="true" />
            </span>
            <span className={`text-sm ${isNow ? 'font-semibold' : 'text-muted'}`}>
              {words.step[stage]}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
