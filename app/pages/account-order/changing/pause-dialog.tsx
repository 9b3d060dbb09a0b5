import { formatDate } from '#shop/format.ts'
import { call } from '../../../call.ts'
import { useLanguage, useWords } from '../../../text/words.ts'
import '../../../text/more-words.ts'
import { reachOf } from '../delivery-view.ts'
import { AskDialog } from './ask-dialog.tsx'
import { type DialogProps, useChanging } from './changing.ts'
import { EffectBox } from './effect-box.tsx'

/** Pauses a plan: nothing is charged or refunded (reading: Plans and schedules). */
export default function PauseDialog(props: DialogProps) {
  const { open, close, order } = props
  const { orderChange } = useWords()
  const lang = useLanguage()
  const words = orderChange.pauseDialog
  const changing = useChanging(
    open ? 'pause' : null,
    how => call('customer-order-pause', { orderId: order.id, ...how }),
    props,
  )
  const { reached, late } = reachOf(order, Date.now())
  const waiting = reached.filter(({ status }) => status === 'planned')
  return (
    <AskDialog
      open={open}
      close={close}
      title={words.title}
      text={words.text}
      keep={orderChange.keep.pause}
      confirm={words.button}
      ready={changing.effect !== null}
      busy={changing.busy}
      onConfirm={() => void changing.make(words.done)}
    >
      <div>
        <p className="font-medium">{words.waits(waiting.length)}</p>
        <ul className="mt-1 flex flex-wrap gap-x-5 text-muted">
          {waiting.map(({ id, date }) => (
            <li key={id} className="whitespace-nowrap">
              {formatDate(date, lang, 'short')}
            </li>
          ))}
        </ul>
      </div>
      {late.map(({ id, date }) => (
        <p key={id}>{orderChange.cancelDialog.stopLate(formatDate(date, lang, 'long'))}</p>
      ))}
      {changing.refused && <EffectBox changing={changing} order={order} />}
    </AskDialog>
  )
}
