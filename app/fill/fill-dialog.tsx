import { useEffect, useRef, useState } from 'react'
import { useForm } from '#ui/form.ts'
import { Overlay } from '../dialog/overlay.tsx'
import { useWords } from '../text/words.ts'
import { BlockedNotice } from './blocked-notice.tsx'
import { type FillProps, useFilling } from './dialog-filling.ts'
import { Buttons } from './fill-buttons.tsx'
import { fillForm, preferencesOf } from './fill-form.ts'
import { Needs } from './needs.tsx'
import { PlanShare } from './plan-share.tsx'
import { usePreferences } from './preferences.ts'
import { dayNeed, needByGoal } from './target.ts'
import { Unwanted, type Unwished } from './unwanted.tsx'

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
