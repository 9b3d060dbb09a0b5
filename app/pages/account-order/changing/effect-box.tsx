import CircleCheck from 'lucide-react/icons/circle-check'
import CreditCard from 'lucide-react/icons/credit-card'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import type { ChangeEffectAnswer, OrderAnswer } from '#server/answers.ts'
import { formatEuros, formatMoney, toCents } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useWords } from '../../../text/words.ts'
import type { Changing } from './changing.ts'
import { toldOf } from './refused-change.ts'

/** What a change costs or refunds, shown before the customer confirms it; or its refusal. */
export function EffectBox({ changing, order }: { changing: Changing; order: OrderAnswer }) {
  const { orderChange } = useWords()
  const { effect, asking, refused, priceChanged, again } = changing
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-3">
        {priceChanged && <p className="text-terracotta">{orderChange.effect.changed}</p>}
        {asking && (
          <>
            <span className="sr-only">{orderChange.effect.asking}</span>
            <Skeleton className="h-[4.75rem]" />
          </>
        )}
        {effect && !refused && <Told effect={effect} order={order} />}
      </div>
      {refused && (
        <Notice
          kind="error"
          action={
            !effect && (
              <Button size="sm" variant="secondary" onClick={again}>
                {orderChange.retry}
              </Button>
            )
          }
        >
          {toldOf(refused)}
        </Notice>
      )}
    </div>
  )
}

function Told({ effect, order }: { effect: ChangeEffectAnswer; order: OrderAnswer }) {
  const { orderChange } = useWords()
  const words = orderChange.effect
  const { refund, toPay, couponReturned } = effect
  const coupon = couponReturned ? words.coupon : null
  if (order.payment === 'at-door' && effect.after > 0)
    return (
      <Line Icon={CircleCheck} title={words.atDoor(formatMoney(toCents(effect.after)))}>
        {coupon}
      </Line>
    )
  if (order.status === 'not-paid' || order.payment === 'at-door')
    return <Line Icon={CircleCheck} title={words.nothingPaid} />
  if (refund > 0)
    return (
      <Line Icon={Undo} title={words.refund(formatEuros(refund))}>
        {words.refundHow(order.paymentType.name)} {coupon}
      </Line>
    )
  if (toPay > 0)
    return (
      <Line Icon={CreditCard} title={words.toPay(formatEuros(toPay))}>
        {words.toPayHow}
      </Line>
    )
  const extra = toCents(effect.after - effect.before)
  if (extra > 0)
    return (
      <Line Icon={CircleCheck} title={words.kept}>
        {words.keptHow(formatMoney(extra))}
      </Line>
    )
  return (
    <Line Icon={CircleCheck} title={words.same}>
      {words.sameHow} {coupon}
    </Line>
  )
}

type LineProps = { Icon: typeof Undo; title: string; children?: ReactNode }

function Line({ Icon, title, children }: LineProps) {
  return (
    <div className="flex gap-3 rounded-field bg-basil-soft px-4 py-3">
      <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">{title}</p>
        {children && <p className="text-sm">{children}</p>}
      </div>
    </div>
  )
}
