import { useEffect, useEffectEvent, useState } from 'react'
import type { DeliveryDayAnswer, DeliveryPairAnswer, MealAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { wishedDish } from '../../cart/wished-dish.ts'
import { useRefused } from '../../order/refused.ts'

/** A dish, with the days on which it is on the menu. */
export type Wished = Pick<MealAnswer, 'name' | 'weekdays' | 'weeks'>

type Days =
  | {
      readonly status: 'loading' | 'failed'
      readonly days: null
      readonly pairs: null
      readonly wished: null
    }
  | {
      readonly status: 'ready'
      readonly days: readonly DeliveryDayAnswer[]
      readonly pairs: readonly DeliveryPairAnswer[]
      /** The dish that waits for a day, if the visitor pressed one. */
      readonly wished: Wished | null
    }

/** The delivery days for the cart, and for a plan the pairs of them. */
export function useDays(cartId: string | undefined): Days & { load: () => void } {
  const refused = useRefused()
  const [loaded, setLoaded] = useState<Days>(waiting)
  const [tries, setTries] = useState(0)

  const tellRefused = useEffectEvent(refused)
  useEffect(() => {
    if (!cartId) return
    let left = false
    setLoaded(waiting)
    void Promise.all([call('time-period-collection', { cartId }), wishedFor(cartId)]).then(
      ([answer, wished]) => {
        if (left) return
        if (answer.code === 'ok') setLoaded({ status: 'ready', ...answer.data, wished })
        else {
          setLoaded({ ...waiting, status: 'failed' })
          tellRefused(answer)
        }
      },
    )
    return () => {
      left = true
    }
  }, [cartId, tries])

  return { ...loaded, load: () => setTries(count => count + 1) }
}

const waiting = { status: 'loading', days: null, pairs: null, wished: null } as const

async function wishedFor(cartId: string): Promise<Wished | null> {
  const dish = wishedDish()
  if (dish?.cartId !== cartId) return null
  const answer = await call('meal-one', { slug: dish.slug })
  return answer.code === 'ok' ? answer.data : null
}
