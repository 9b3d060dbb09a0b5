import { useEffect, useRef, useState } from 'react'
import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { useForm } from '#ui/form.ts'
import { Overlay } from '../dialog/overlay.tsx'
import type { MenuMeal, MenuNames } from '../menu/menu-meal.ts'
import { isComplete } from '../menu/weekly/deliveries.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { BlockedNotice } from './blocked-notice.tsx'
import { actsFor, Buttons } from './fill-buttons.tsx'
import { fillForm, preferencesOf } from './fill-form.ts'
import { fillNow } from './fill-now.ts'
import type { Blocked } from './filling.ts'
import { Needs } from './needs.tsx'
import { PlanShare } from './plan-share.tsx'
import { keepPreferences, usePreferences } from './preferences.ts'
import { dayNeed, needByGoal } from './target.ts'
import { Unwanted, type Unwished } from './unwanted.tsx'
import type { Writing } from './writing.ts'

type FillProps = {
  open: boolean
  close: () => void
  cart: CartAnswer
  deliveries: readonly ScheduleMenuAnswer[]
  delivery: ScheduleMenuAnswer
  meals: readonly MenuMeal[]
  names: MenuNames
  writing: Writing
  /** What stood in the way of the filling that opened the dialog. */
  blocked?: readonly Blocked[]
}

/** "Choose for me": asks what the customer likes, then fills one delivery or the whole plan. */
export default function FillDialog(props: FillProps) {
  const { open, close, cart, delivery, meals, names, writing } = props
  const { fill } = useWords()
  const { dietCode } = cart.spotPlan.plan.config
  const usual = needByGoal[dietCode]
  const preferences = usePreferences()
  const need = dayNeed(preferences, dietCode)
  const form = useForm(fillForm, { kcal: String(need.kcal), protein: String(need.protein) })
  const [unwanted, setUnwanted] = useState<Unwished>(preferences)
  const { acts, busy, blocked, lacking, onlyThis, run } = useFilling(props)
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (blocked.length > 0) top.current?.scrollIntoView({ block: 'start' })
  }, [blocked])

  const submit = form.submit(values => void run(preferencesOf(values, unwanted, usual)))
  return (
    <Overlay
      open={open}
      close={close}
      title={fill.title}
      side="right"
      end={
        <Buttons
          {...{ acts, busy }}
          progress={writing.at === null ? fill.searching : fill.working(writing.at, lacking)}
          only={isOnly => {
            onlyThis.current = isOnly
          }}
        />
      }
    >
      <div ref={top} className={blocked.length > 0 ? 'mb-6 scroll-mt-5' : ''}>
        {blocked.length > 0 && <BlockedNotice blocked={blocked} />}
      </div>
      <p className="text-lg">
        {acts === 'again' ? fill.againText : acts === 'save' ? fill.allFull : fill.intro}
      </p>
      <form id="fill" noValidate onSubmit={submit} className="mt-6 space-y-6">
        <Needs form={form} usual={usual} />
        {/* How much of a day a single order is for, only its customer knows. */}
        {cart.spotPlan.plan.type === 'weekly' && (
          <PlanShare delivery={delivery} values={form.valid ? form.values : null} />
        )}
        <Unwanted {...{ meals, names, unwanted, setUnwanted }} />
        <p className="text-sm text-muted">
          {fill.keptHere} {fill.advice}
        </p>
      </form>
    </Overlay>
  )
}

/** What the dialog's button does, and what became of it; a filling ends the dialog or says what blocks it. */
function useFilling({ open, close, deliveries, delivery, meals, writing, ...props }: FillProps) {
  const { fill, layout } = useWords()
  const [own, setBlocked] = useState<readonly Blocked[] | null>(null)
  const [busy, setBusy] = useState(false)
  const onlyThis = useRef(false)
  const lacking = deliveries.filter(each => !isComplete(each))
  const acts = useSteady(actsFor(lacking, delivery, writing), open && !busy)

  async function run(preferences: ReturnType<typeof preferencesOf>) {
    if (busy) return
    keepPreferences(preferences)
    if (acts === 'save') {
      toast('success', fill.saved)
      close()
      return
    }
    setBusy(true)
    setBlocked([])
    const only = acts === 'one' || onlyThis.current ? delivery.id : null
    const tell = only ? () => fill.filledOne : fill.filledAll
    const outcome = await fillNow({
      only,
      anew: acts === 'again',
      meals,
      preferences,
      writing,
      tell,
    })
    // While the dialog leaves, it stays busy: its button keeps its words.
    if (outcome === 'done') close()
    else setBusy(false)
    if (outcome === 'failed') toast('error', layout.transport['network-error'])
    else if (typeof outcome !== 'string') setBlocked(outcome)
  }

  useEffect(() => {
    if (!open) return
    setBusy(false)
    return () => setBlocked(null)
  }, [open])

  return { acts, busy, blocked: own ?? props.blocked ?? [], lacking: lacking.length, onlyThis, run }
}

/** The last value while the dialog was open and at rest: nothing changes its words as it leaves. */
function useSteady<Value>(value: Value, resting: boolean): Value {
  const [lastValue, keep] = useState(value)
  if (resting && lastValue !== value) keep(value)
  return lastValue
}
