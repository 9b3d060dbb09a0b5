import { useEffect, useState } from 'react'
import type { MoveDayAnswer } from '#server/answers.ts'
import { call } from '../../../call.ts'

export type MoveDay = MoveDayAnswer

type Known =
  | { readonly status: 'loading' | 'failed'; readonly days: readonly MoveDay[] }
  | { readonly status: 'ready'; readonly days: readonly MoveDay[] }

export function useMoveDays(orderId: string, scheduleMenuId: string): Known & { load: () => void } {
  const [loaded, setLoaded] = useState<Known>({ status: 'loading', days: [] })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    setLoaded(({ days }) => ({ status: 'loading', days }))
    void call('customer-order-day-collection', { orderId, scheduleMenuId }, leaving).then(
      answer => {
        if (leaving.signal.aborted) return
        if (answer.code === 'ok') setLoaded({ status: 'ready', days: answer.data.days })
        else setLoaded(({ days }) => ({ status: 'failed', days }))
      },
    )
    return () => leaving.abort()
  }, [orderId, scheduleMenuId, tries])

  return { ...loaded, load: () => setTries(count => count + 1) }
}

/** The days from the first to the last that are open or lack only meals. */
export function withinReach(days: readonly MoveDay[]): readonly MoveDay[] {
  const isNear = ({ why }: MoveDay) => why === null || why === 'meals'
  return days.slice(Math.max(days.findIndex(isNear), 0), days.findLastIndex(isNear) + 1)
}
