import { useState } from 'react'
import type { CustomerSpotAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { call } from '../../call.ts'
import { loadCart } from '../../cart/cart.ts'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import type { useCustomerSpots } from './customer-spots.ts'

/** Removes the customer from the office, after asking once more in the same place. */
export function Leave({
  spot,
  take,
}: {
  spot: CustomerSpotAnswer
  take: ReturnType<typeof useCustomerSpots>['take']
}) {
  const { company } = useWords()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    if (busy) return
    setBusy(true)
    const answer = await call('customer-spot-delete', { spotId: spot.id })
    setBusy(false)
    if (answer.code !== 'ok') {
      toast('error', answer.message)
      return
    }
    toast('success', company.left)
    take(answer)
    void loadCart(true)
  }

  if (!asks)
    return (
      <div className="mt-4 border-t border-line pt-3">
        <Button size="sm" variant="quiet" onClick={() => setAsks(true)} className="-ms-4">
          {company.leave}
        </Button>
      </div>
    )
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="mb-3 font-semibold">{company.leaveQuestion(spot.name)}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="danger" busy={busy} onClick={() => void leave()} autoFocus>
          {company.leaveYes}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setAsks(false)}>
          {company.leaveNo}
        </Button>
      </div>
    </div>
  )
}
