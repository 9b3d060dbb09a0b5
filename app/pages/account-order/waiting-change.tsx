import type { OrderAnswer } from '#server/answers.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { useWords } from '../../text/words.ts'
import { Notice } from '../../ui/notice.tsx'

/** A change that costs more is made when that is paid; until then nothing is lost. */
export function WaitingChange({ order }: { order: OrderAnswer }) {
  const { orderChange: words } = useWords()
  const waiting = order.changes.find(({ status }) => status === 'waiting')
  if (!waiting) return null
  return (
    <Notice kind="info" title={words.waitingTitle}>
      {words.waitingText(words.kind[waiting.kind], formatMoney(toCents(waiting.effect)))}
    </Notice>
  )
}
