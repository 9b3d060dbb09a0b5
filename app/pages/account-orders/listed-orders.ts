import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderRowAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { needsLogin } from '../../order/needs-login.ts'

type Listed = {
  readonly status: 'loading' | 'ready' | 'failed' | 'login'
  readonly orders: readonly OrderRowAnswer[]
  /** Where the next page starts; null: that was all. */
  readonly cursor: string | null
  readonly message: string
  /** How many orders were listed before the latest page; 0 until the second page. */
  readonly before: number
}

const atFirst: Listed = { status: 'loading', orders: [], cursor: null, message: '', before: 0 }

export function useOrders(): Listed & { more: () => void } {
  const [listed, setListed] = useState(atFirst)

  async function load(cursor: string | null): Promise<void> {
    setListed(before => ({ ...before, status: 'loading' }))
    const answer = await call('customer-order-collection', cursor ? { cursor } : {})
    if (answer.code === 'ok') {
      const { orders, cursor: next } = answer.data
      setListed(before => ({
        status: 'ready',
        orders: cursor ? [...before.orders, ...orders] : orders,
        cursor: next,
        message: '',
        before: cursor ? before.orders.length : 0,
      }))
      return
    }
    const { code, message } = answer
    setListed(before => ({ ...before, status: needsLogin(code) ? 'login' : 'failed', message }))
  }

  const loadFirst = useEffectEvent(() => void load(null))
  useEffect(() => loadFirst(), [])

  return { ...listed, more: () => void load(listed.cursor) }
}
