import Check from 'lucide-react/icons/check'
import type { DietCode } from '#shop/plan/plan.ts'
import { Euro } from '#ui/money.tsx'
import { useWords } from '../../text/words.ts'
import { ArtPicture } from '../../ui/picture.tsx'
import type { Goal } from './goals.ts'

type Choosing = { chosen: DietCode; onChoose: (code: DietCode) => void }

/** The goals as radio buttons with pictures, in rows on a phone; `wide` cards lie in two columns. */
export function GoalCards({
  goals,
  wide = false,
  ...choosing
}: Choosing & { goals: readonly Goal[]; wide?: boolean }) {
  const { plans } = useWords()
  return (
    <fieldset className="min-w-0">
      <legend className={wide ? 'mb-3 font-serif text-xl font-semibold' : 'sr-only'}>
        {plans.goals}
      </legend>
      <div
        className={
          wide
            ? 'grid gap-2.5 lg:grid-cols-2'
            : 'grid gap-2.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4'
        }
      >
        {goals.map((goal, index) => (
          <GoalCard key={goal.code} goal={goal} first={index === 0} wide={wide} {...choosing} />
        ))}
      </div>
    </fieldset>
  )
}

function GoalCard({
  goal,
  first,
  wide,
  chosen,
  onChoose,
}: Choosing & { goal: Goal; first: boolean; wide: boolean }) {
  const { plans } = useWords()
  const checked = chosen === goal.code
  return (
    <label
      className={`group relative grid grid-cols-[5.5rem_1fr] overflow-hidden rounded-card border bg-card shadow-card transition-[border-color,box-shadow] duration-200 ease-calm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil ${wide ? '' : 'sm:grid-cols-1 sm:grid-rows-[auto_1fr]'} ${checked ? 'border-basil ring-2 ring-basil' : 'border-line hover:border-basil hover:shadow-raised'}`}
    >
      <input
        type="radio"
        name="goal"
        value={goal.code}
        checked={checked}
        onChange={() => onChoose(goal.code)}
        aria-label={goal.name}
        aria-describedby={`goal-${goal.code}`}
        className="sr-only"
      />
      {/* Out of the flow, so that the text alone sets the card's height. */}
      <span className={`relative ${wide ? '' : 'sm:aspect-[16/10]'}`}>
        <ArtPicture
          group="goals"
          name={goal.code}
          widths={[240, 320, 480, 640]}
          width={640}
          height={640}
          alt=""
          sizes={wide ? '7rem' : '(min-width: 75rem) 19rem, (min-width: 37.5rem) 46vw, 7rem'}
          priority={first}
          className="absolute inset-0 size-full object-cover"
        />
      </span>
      <span id={`goal-${goal.code}`} className="flex flex-col px-4 py-3 sm:p-5">
        <span className="flex items-start justify-between gap-3">
          <span className="font-serif text-lg leading-snug font-semibold">{goal.name}</span>
          <span
            aria-hidden="true"
            className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${checked ? 'border-basil bg-basil text-on-basil' : 'border-edge'}`}
          >
            {checked && <Check size={14} strokeWidth={3.5} />}
          </span>
        </span>
        <span className="mt-0.5 text-sm leading-snug text-muted">{goal.text}</span>
        <span className="mt-auto pt-1.5 text-sm">
          {plans.from} <Euro value={goal.from} className="font-semibold text-terracotta" />{' '}
          {plans.each}
        </span>
      </span>
    </label>
  )
}
