import type { OrderAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { call } from '../../../call.ts'
import { useLanguage, useWords } from '../../../text/words.ts'
import '../../../text/more-words.ts'
import { type Delivery, reachOf } from '../delivery-view.ts'
import { AskDialog } from './ask-dialog.tsx'
import { type DialogProps, useChanging } from './changing.ts'
import { EffectBox } from './effect-box.tsx'

/** Cancels a delivery, an order or the rest of a plan, after showing what is refunded. */
export default function CancelDialog(props: DialogProps) {
  const { open, close, order, of } = props
  const { orderChange } = useWords()
  const delivery = order.deliveries.find(({ id }) => id === of) ?? null
  const told = useTold(order, delivery)
  const scheduleMenuId = of || undefined
  const changing = useChanging(
    open ? `${order.status} ${of}` : null,
    how => call('customer-order-cancel', { orderId: order.id, scheduleMenuId, ...how }),
    props,
  )
  const { effect, refused, busy, make } = changing
  return (
    <AskDialog
      open={open}
      close={close}
      title={told.title}
      text={told.text}
      keep={told.keep}
      confirm={told.button}
      danger
      ready={effect !== null}
      busy={busy}
      onConfirm={() => void make(told.done)}
    >
      {told.late.map(text => (
        <p key={text}>{text}</p>
      ))}
      <EffectBox changing={changing} order={order} />
      {effect && !effect.couponReturned && delivery && order.coupon && !refused && (
        <p className="text-sm text-muted">{orderChange.effect.couponStays}</p>
      )}
      {told.hint && <p className="text-sm text-muted">{told.hint}</p>}
    </AskDialog>
  )
}

function useTold(order: OrderAnswer, delivery: Delivery | null) {
  const { orderChange } = useWords()
  const lang = useLanguage()
  const words = orderChange.cancelDialog
  const long = ({ date }: Delivery) => formatDate(date, lang, 'long')
  const nothing = { late: [] as string[], hint: '' }
  if (delivery)
    return {
      ...nothing,
      title: words.skipTitle,
      text: words.skipText(long(delivery)),
      keep: orderChange.keep.skip,
      button: words.skipButton,
      done: words.skipped,
    }
  if (order.status === 'not-paid')
    return {
      ...nothing,
      title: words.giveUpTitle,
      text: words.giveUpText,
      keep: orderChange.keep.cancel,
      button: words.orderButton,
      done: words.ordered,
    }
  if (order.plan.type === 'daily')
    return {
      ...nothing,
      title: words.orderTitle,
      text: words.orderText,
      keep: orderChange.keep.cancel,
      button: words.orderButton,
      done: words.ordered,
    }
  const { reached, late } = reachOf(order, Date.now())
  return {
    title: words.stopTitle,
    text: words.stopText(reached.length),
    late: late.map(each => words.stopLate(long(each))),
    hint: order.can.pause ? words.stopPause : '',
    keep: orderChange.keep.stop,
    button: words.stopButton,
    done: words.stopped,
  }
}
