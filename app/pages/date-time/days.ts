import { useEffect, useState } from 'react'
import type { DeliveryDayAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { useRefused } from '../../order/refused.ts'

export type Days =
  | { readonly status: 'loading' | 'failed'; readonly days: null }
  | { readonly status: 'ready'; readonly days: readonly DeliveryDayAnswer[] }

/** The days that the cart may have. */
export function useDays(cartId: string | undefined): Days & { load: () => void } {
  const refused = useRefused()
  const [known, setKnown] = useState<Days>({ status: 'loading', days: null })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!cartId) return
    let left = false
    setKnown({ status: 'loading', days: null })
    void call('time-period-collection', { cartId }).then(answer => {
      if (left) return
      if (answer.code === 'ok') setKnown({ status: 'ready', days: answer.data.days })
      else {
        setKnown({ status: 'failed', days: null })
        refused(answer)
      }
    })
    return () => {
      left = true
    }
  }, [cartId, tries])

  return { ...known, load: () => setTries(count => count + 1) }
}
