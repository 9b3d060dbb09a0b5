import { useState } from 'react'
import { formatEuros } from '#shop/money.ts'
import { call } from '../../../call.ts'
import { Overlay } from '../../../dialog/overlay.tsx'
import { useWords } from '../../../text/words.ts'
import { Days, Planned } from './resume-days.tsx'
import '../../../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Changing, type DialogProps, useChanging } from './changing.ts'
import { DaysWaiting } from './days-waiting.tsx'
import { EffectBox } from './effect-box.tsx'
import { missingIn, toldOf } from './refused-change.ts'
import { firstOf, isPossible, type ResumeChoice, swapsOf, useChoices } from './resume-choice.ts'
import { WindowCards } from './window-cards.tsx'

/** Resumes a paused plan: the customer chooses the days and the window. */
export default function ResumeDialog(props: DialogProps) {
  const { open, close, order } = props
  const { orderChange } = useWords()
  const words = orderChange.resumeDialog
  const { choices, load } = useChoices(order.id)
  const [chosen, setChosen] = useState<ResumeChoice | null>(null)
  const [wished, setWished] = useState(order.timePeriod.id)
  const choice = chosen ?? (choices && firstOf(choices))
  const left = choice?.timePeriods.filter(({ available }) => available) ?? []
  const timePeriodId = (left.find(({ id }) => id === wished) ?? left[0])?.id ?? ''
  const dates = choice ? [...choice.dates] : []
  const possible = open && choice && isPossible(choice) && timePeriodId
  const swaps = choice ? swapsOf(choice) : []
  const changing = useChanging(
    possible ? `${dates} ${timePeriodId}` : null,
    how => call('customer-order-resume', { orderId: order.id, dates, timePeriodId, swaps, ...how }),
    { ...props, pause: 250 },
  )
  const { toPay = 0, refund = 0 } = changing.effect ?? {}
  const waiting = order.deliveries.filter(({ status }) => status === 'paused').length
  return (
    <Overlay
      open={open}
      close={close}
      title={words.title}
      side="right"
      end={<Resume changing={changing} />}
    >
      <div className="grid gap-8">
        <p className="text-muted">{words.text(waiting)}</p>
        {choices === null && <DaysWaiting loading={words.loading} />}
        {choices?.length === 0 && (
          <Notice kind="warning" action={<Button onClick={load}>{orderChange.retry}</Button>}>
            {words.none}
          </Notice>
        )}
        {choices && choice && timePeriodId && (
          <>
            <Days choices={choices} choice={choice} onChoose={setChosen} />
            <WindowCards
              timePeriods={choice.timePeriods}
              value={timePeriodId}
              onChoose={setWished}
            />
            <Planned choice={choice} />
            {(toPay > 0 || refund > 0) && <EffectBox changing={changing} order={order} />}
          </>
        )}
      </div>
    </Overlay>
  )
}

function Resume({ changing }: { changing: Changing }) {
  const { orderChange } = useWords()
  const words = orderChange.resumeDialog
  const missing = missingIn(changing.refused?.data)
  const { toPay = 0 } = changing.effect ?? {}
  return (
    <div className="grid gap-3">
      {changing.refused && (
        <Notice kind="error">
          {missing.length > 0 ? words.missing(missing.join(', ')) : toldOf(changing.refused)}
        </Notice>
      )}
      <Button
        size="lg"
        busy={changing.busy}
        disabled={!changing.effect}
        onClick={() => void changing.make(words.done)}
        className="w-full"
      >
        {toPay > 0 ? orderChange.undoDialog.pay(formatEuros(toPay)) : words.button}
      </Button>
    </div>
  )
}
