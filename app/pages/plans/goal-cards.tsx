import Check from 'lucide-react/icons/check'
import type { DietCode } from '#shop/plan.ts'
import { useWords } from '../../text/words.ts'
import { Euro } from '../../ui/money.tsx'
import { ArtPicture } from '../../ui/picture.tsx'
import type { Goal } from './goals.ts'

type Choosing = { chosen: DietCode | null; onChoose: (code: DietCode) => void }

/** The goals as radio buttons with pictures; `wide` cards lie in two columns. */
export function GoalCards({
  goals,
  missing = false,
  wide = false,
  ...choosing
}: Choosing & { goals: readonly Goal[]; missing?: boolean; wide?: boolean }) {
  const { plans } = useWords()
  return (
    <fieldset className="min-w-0" aria-describedby="goal-error">
      <legend className={wide ? 'mb-3 font-serif text-xl font-semibold' : 'sr-only'}>
        {plans.goals}
      </legend>
      <div
        className={
          wide ? 'grid gap-3 lg:grid-cols-2' : 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4'
        }
      >
        {goals.map((goal, index) => (
          <GoalCard key={goal.code} goal={goal} first={index === 0} wide={wide} {...choosing} />
        ))}
      </div>
      <p id="goal-error" aria-live="polite" className={missing ? 'mt-3 text-error' : 'sr-only'}>
        {missing && plans.chooseFirst}
      </p>
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
      className={`group relative grid grid-cols-[7rem_1fr] overflow-hidden rounded-card border bg-card shadow-card transition-[border-color,box-shadow] duration-200 ease-calm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil ${wide ? '' : 'sm:grid-cols-1 sm:grid-rows-[auto_1fr]'} ${checked ? 'border-basil ring-2 ring-basil' : 'border-line hover:border-basil hover:shadow-raised'}`}
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
      <ArtPicture
        group="goals"
        name={goal.code}
        widths={[240, 320, 480, 640]}
        width={640}
        height={640}
        alt=""
        sizes={wide ? '7rem' : '(min-width: 75rem) 19rem, (min-width: 37.5rem) 46vw, 7rem'}
        priority={first}
        className={`size-full object-cover ${wide ? '' : 'sm:aspect-video'}`}
      />
      <span
        aria-hidden="true"
        className={`absolute end-3 bottom-3 grid size-6 place-items-center rounded-full border-2 ${checked ? 'border-basil bg-basil text-on-basil' : 'border-edge bg-card'}`}
      >
        {checked && <Check size={14} strokeWidth={3.5} />}
      </span>
      <span id={`goal-${goal.code}`} className="flex flex-col p-4 sm:p-5">
        <span className="font-serif text-lg leading-snug font-semibold sm:text-xl">
          {goal.name}
        </span>
        <span className="mt-0.5 text-sm font-semibold text-basil">
          {goal.portion ? plans.portion(goal.portion) : plans.anyPortion}
        </span>
        <span className="mt-2 text-[0.9375rem] leading-normal text-muted">{goal.text}</span>
        <span className="mt-auto pe-8 pt-3 text-[0.9375rem]">
          {plans.from} <Euro value={goal.from} className="font-semibold text-terracotta" />{' '}
          {plans.each}
        </span>
      </span>
    </label>
  )
}
