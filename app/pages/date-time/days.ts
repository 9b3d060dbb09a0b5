import { useEffect, useEffectEvent, useState } from 'react'
import type { DeliveryDayAnswer, DeliveryPairAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { useRefused } from '../../order/refused.ts'

type Days =
  | { readonly status: 'loading' | 'failed'; readonly days: null; readonly pairs: null }
  | {
      readonly status: 'ready'
      readonly days: readonly DeliveryDayAnswer[]
      readonly pairs: readonly DeliveryPairAnswer[]
    }

/** The delivery days for the cart, and for a plan the pairs of them. */
export function useDays(cartId: string | undefined): Days & { load: () => void } {
  const refused = useRefused()
  const [known, setKnown] = useState<Days>(waiting)
  const [tries, setTries] = useState(0)

  const tellRefused = useEffectEvent(refused)
  useEffect(() => {
    if (!cartId) return
    let left = false
    setKnown(waiting)
    void call('time-period-collection', { cartId }).then(answer => {
      if (left) return
      if (answer.code === 'ok') setKnown({ status: 'ready', ...answer.data })
      else {
        setKnown({ ...waiting, status: 'failed' })
        tellRefused(answer)
      }
    })
    return () => {
      left = true
    }
  }, [cartId, tries])

  return { ...known, load: () => setTries(count => count + 1) }
}

const waiting = { status: 'loading', days: null, pairs: null } as const
