import { formatEuros } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../../../text/words.ts'
import type { Changing } from '../changing/changing.ts'
import { toldOf } from '../changing/refused-change.ts'

type EndProps = { told: string; complete: boolean; touched: boolean; changing: Changing }

/** How full the delivery is, what the order costs now, and the button that saves. */
export function End({ told, complete, touched, changing }: EndProps) {
  const { orderChange } = useWords()
  const words = orderChange.mealsDialog
  const { effect, asking, refused, priceChanged, busy, make } = changing
  const total = effect ? words.total(formatEuros(effect.after)) : ''
  return (
    <div className="grid gap-3">
      {refused && <Notice kind="error">{toldOf(refused)}</Notice>}
      <div role="status" className="flex flex-wrap justify-between gap-x-4">
        <span className={complete ? 'font-medium text-success' : 'font-medium text-muted'}>
          {told}
        </span>
        <span className="text-muted tabular-nums">
          {asking ? orderChange.effect.asking : total}
        </span>
        {priceChanged && (
          <span className="w-full text-terracotta">{orderChange.effect.changed}</span>
        )}
      </div>
      {!touched && (
        <p id="meals-same" className="text-muted">
          {words.nothing}
        </p>
      )}
      <Button
        size="lg"
        busy={busy}
        disabled={!effect}
        aria-describedby={touched ? undefined : 'meals-same'}
        onClick={() => void make(words.done)}
        className="w-full"
      >
        <ButtonText changing={changing} />
      </Button>
    </div>
  )
}

function ButtonText({ changing }: { changing: Changing }) {
  const { orderChange } = useWords()
  const words = orderChange.mealsDialog
  const { effect } = changing
  if (effect && effect.toPay > 0) return words.pay(formatEuros(effect.toPay))
  if (effect && effect.refund > 0) return words.saveBack(formatEuros(effect.refund))
  return words.save
}
