import { formatEuros } from '#shop/money.ts'
import { call } from '../../../call.ts'
import { useWords } from '../../../text/words.ts'
import '../../../text/more-words.ts'
import { kindOf } from '../delivery-view.ts'
import { AskDialog } from './ask-dialog.tsx'
import { type DialogProps, useChanging } from './changing.ts'
import { EffectBox } from './effect-box.tsx'

/** Undoes a change; a refund that was already sent must be paid again. */
export default function UndoDialog(props: DialogProps) {
  const { open, close, order, of } = props
  const { orderChange } = useWords()
  const words = orderChange.undoDialog
  const change = order.changes.find(({ id }) => id === of)
  const changing = useChanging(
    open ? of : null,
    how => call('customer-order-undo', { orderId: order.id, changeId: of, ...how }),
    props,
  )
  const toPay = changing.effect?.toPay ?? 0
  return (
    <AskDialog
      open={open}
      close={close}
      title={words.title}
      text={change ? words.text(orderChange.kind[kindOf(change, order.status)]) : ''}
      keep={orderChange.keep.undo}
      confirm={toPay > 0 ? words.pay(formatEuros(toPay)) : words.button}
      ready={changing.effect !== null}
      busy={changing.busy}
      onConfirm={() => void changing.make(words.done)}
    >
      <EffectBox changing={changing} order={order} />
      {toPay > 0 && change && change.effect < 0 && (
        <p className="text-sm text-muted">{words.sent}</p>
      )}
    </AskDialog>
  )
}
