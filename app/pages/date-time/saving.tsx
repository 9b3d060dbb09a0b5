import { useEffect, useRef, useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { stepPaths } from '#shop/order-steps.ts'
import type { PlanType } from '#shop/plan/plan.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { call, type ErrorCode } from '../../call.ts'
import { takeCart } from '../../cart/cart.ts'
import { nextPage } from '../../order/next-page.ts'
import { useRefused } from '../../order/refused.ts'
import { useWords } from '../../text/words.ts'
import { useNavigate } from '../../ui/link.tsx'
import { NextAct } from '../../ui/next-act.tsx'

/** Saves the choice and leads on; if the new days lose meals, the customer first reads which. */
export function useSchedule(cart: CartAnswer, reload: () => void) {
  const navigate = useNavigate()
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const [dropped, setDropped] = useState<readonly string[]>([])

  async function save(dates: string[], timePeriodId: string): Promise<void> {
    setBusy(true)
    const answer = await call('cart-schedule-update', { cartId: cart.id, dates, timePeriodId })
    setBusy(false)
    if (answer.code !== 'ok') {
      refused(answer)
      if (isLost(answer.code)) reload()
      return
    }
    const { dropped: lost, ...saved } = answer.data
    takeCart(saved)
    if (lost.length > 0) setDropped(lost)
    else navigate(nextPage(saved))
  }

  return { save, busy, dropped, forget: () => setDropped([]) }
}

/** Whether the refusal means that the days have changed since they were shown. */
function isLost(code: ErrorCode): boolean {
  return code === 'date-not-available' || code === 'schedule-menu-is-full'
}

/** The meals that the new days took out of the order. */
export function Dropped({ names, planType }: { names: readonly string[]; planType: PlanType }) {
  const { dateTime } = useWords()
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const text = planType === 'weekly' ? dateTime.weekly.droppedText : dateTime.droppedText
  return (
    <div ref={place} tabIndex={-1} className="mt-5 scroll-mb-28">
      <Notice
        kind="warning"
        title={dateTime.droppedTitle}
        action={
          <NextAct>
            <Button onClick={() => navigate(stepPaths[planType].menu)}>{dateTime.toMenu}</Button>
          </NextAct>
        }
      >
        {text(names.join(', '))}
      </Notice>
    </div>
  )
}
