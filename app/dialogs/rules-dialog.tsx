import Check from 'lucide-react/icons/check'
import { useCart } from '../cart/cart.ts'
import { ProgressBar } from '../menu/progress-bar.tsx'
import '../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { type DialogProps, Overlay } from '../dialog/overlay.tsx'
import { useWords } from '../text/words.ts'
import { fillExamples } from './fill-examples.ts'
import { usePlanRules } from './plan-rules.ts'

/** Explains how a day fills up, by four examples of the cart's own plan (§2). */
export default function RulesDialog({ open, close }: DialogProps) {
  const { rules: words } = useWords()
  const rules = usePlanRules()
  const { cart } = useCart()
  const examples = fillExamples(cart?.spotPlan.plan.config.dailyMeals)
  if (!rules) return null
  return (
    <Overlay
      open={open}
      close={close}
      title={rules.title}
      end={
        <Button onClick={close} className="w-full">
          {words.understood}
        </Button>
      }
    >
      <p className="text-lg">{rules.intro}</p>
      <ul className="mt-6 space-y-3">
        {examples.map(({ code, held, required, extra, percent }) => (
          <li key={code} className="rounded-card border border-line bg-card p-4">
            <div className="flex items-baseline justify-between gap-3">
              <span className="font-semibold tabular-nums">
                {words.example(held, required, extra)}
              </span>
              <span className="text-sm text-muted tabular-nums">{percent}%</span>
            </div>
            <ProgressBar share={percent / 100} />
            <p className="mt-2 text-sm text-muted">{rules.examples[code]}</p>
          </li>
        ))}
      </ul>
      <ul className="mt-6 space-y-3">
        {rules.rules.map(rule => (
          <li key={rule} className="flex gap-3">
            <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
            {rule}
          </li>
        ))}
      </ul>
    </Overlay>
  )
}
