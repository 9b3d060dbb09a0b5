import Circle from 'lucide-react/icons/circle'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import Flame from 'lucide-react/icons/flame'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { isMade } from '#shop/production/batch.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Grams } from '../day/grams.tsx'
import { useKeptAct } from '../outbox/kept-act.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import type { DishOfDay, Kitchen } from './answer.ts'
import { Batches } from './batches.tsx'
import { BeginDialog, EndDialog } from './dialogs.tsx'

const icons = { left: Circle, underWay: Flame, made: CircleCheckBig }

/** One dish: how many of each portion are left, what is on the fire, and one tap for the next step. */
export function Dish({ dish, kitchen }: { dish: DishOfDay; kitchen: Kitchen }) {
  const { kitchen: words } = useWords()
  const lang = useLanguage()
  const state = stateOf(dish)
  const Icon = icons[state]
  const window = kitchen.windows.find(({ id }) => id === dish.window)
  return (
    <li
      className={`flex flex-col rounded-card border-2 bg-card p-5 shadow-card ${state === 'underWay' ? 'border-honey' : state === 'made' ? 'border-basil' : 'border-line'}`}
    >
      <h2 className="text-3xl">{dish.name[lang]}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-lg">
        <Icon size={22} aria-hidden="true" className={state === 'made' ? 'text-basil' : ''} />
        <strong>{words.states[state]}</strong>
        {window && <span className="text-muted">{words.firstAt(window.from)}</span>}
      </p>
      {dish.short > 0 && (
        <p className="mt-3 flex items-center gap-3 rounded-field bg-terracotta-soft px-4 py-3 text-xl font-semibold text-terracotta">
          <TriangleAlert size={26} aria-hidden="true" className="shrink-0" />
          {words.short(dish.short)}
        </p>
      )}
      <ul className="mt-5 mb-6 flex flex-wrap gap-x-10 gap-y-4">
        {dish.builds.map(({ buildId, portion, sold, made }) => (
          <li key={buildId}>
            <p className="flex items-baseline gap-3">
              <span className="font-serif text-5xl leading-none font-semibold tabular-nums">
                {sold}
              </span>
              <span className="text-xl">{kitchen.portions[portion]?.[lang] ?? portion}</span>
            </p>
            <p className="mt-1 text-muted tabular-nums">{words.ofSold(made, sold)}</p>
          </li>
        ))}
      </ul>
      <Steps dish={dish} kitchen={kitchen} />
      {dish.grams && dish.grams.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-14 items-center text-lg font-semibold text-basil focus-visible:rounded-field">
            {words.grams}
          </summary>
          <div className="text-lg">
            <Grams grams={dish.grams} />
          </div>
        </details>
      )}
      <Batches dish={dish} date={kitchen.date} />
    </li>
  )
}

const tall = 'min-h-18 grow text-xl'

function Steps({ dish, kitchen }: { dish: DishOfDay; kitchen: Kitchen }) {
  const { kitchen: words } = useWords()
  const [asked, setAsked] = useState<'begin' | number | null>(null)
  const lang = useLanguage()
  const beginning = useKeptAct('batch-begin')
  const { mealId } = dish
  const open = dish.batches.filter(({ endedAt }) => !endedAt)
  const left = dish.builds.filter(({ left }) => left > 0)
  const builds = left.map(({ buildId, left }) => ({ buildId, trays: left }))
  const count = left.reduce((sum, { left }) => sum + left, 0)
  const ending = open.find(({ number }) => number === asked)
  const close = () => setAsked(null)
  return (
    <>
      <Refusal of={beginning.error} />
      <div className="flex flex-wrap gap-3">
        {open.map(({ number, code, builds }) => (
          <Button
            key={number}
            className={tall}
            aria-describedby={`batch-${code}`}
            onClick={() => setAsked(number)}
          >
            {words.end(builds.reduce((sum, { trays }) => sum + trays, 0))}
          </Button>
        ))}
        {count > 0 && (
          <>
            <Button
              className={tall}
              variant={open.length > 0 ? 'secondary' : 'primary'}
              busy={beginning.isPending}
              onClick={() => beginning.run(dish.name[lang], { date: kitchen.date, mealId, builds })}
            >
              {words.begin(count)}
            </Button>
            <Button className="min-h-18" variant="quiet" onClick={() => setAsked('begin')}>
              {words.other}
            </Button>
          </>
        )}
      </div>
      {asked === 'begin' && <BeginDialog {...{ dish, kitchen, close }} />}
      {ending && <EndDialog {...{ dish, kitchen, close }} batch={ending} />}
    </>
  )
}

function stateOf({ builds, batches }: DishOfDay): 'left' | 'underWay' | 'made' {
  if (batches.some(({ endedAt }) => !endedAt) || builds.some(({ underWay }) => underWay > 0))
    return 'underWay'
  return isMade({ builds }) ? 'made' : 'left'
}
