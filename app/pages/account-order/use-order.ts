import { useEffect, useState } from 'react'
import type { OrderAnswer } from '#server/answers.ts'
import { type Answer, call } from '../../call.ts'
import { nextPause } from '../checkout-return/confirming.ts'

type Asked = Answer<'customer-order-one'>
type ShownOrder =
  | { readonly status: 'loading' | 'not-found' | 'login'; readonly order: null }
  | { readonly status: 'failed'; readonly order: null; readonly answer: Asked }
  | { readonly status: 'ready'; readonly order: OrderAnswer }

/** Loads the order, and again while its payment is being confirmed. */
export function useOrder(orderId: string): ShownOrder & {
  load: () => void
  /** Loads again and keeps showing the order meanwhile. */
  refresh: () => void
  take: (order: OrderAnswer) => void
} {
  const [shown, setShown] = useState<ShownOrder>(loading)
  const [tries, setTries] = useState({ count: 0, keeps: false })
  const again = (keeps: boolean) => setTries(({ count }) => ({ count: count + 1, keeps }))

  useEffect(() => {
    // Going back from the provider's page, the browser may show this one just as it was left.
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [])

  useEffect(() => {
    const startedAt = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false

    async function ask(asked: number): Promise<void> {
      if (!orderId) return setShown(notFound)
      const answer = await call('customer-order-one', { orderId })
      if (left) return
      // A call that fails does not hide an order that is already shown.
      setShown(before =>
        answer.code !== 'ok' && before.status === 'ready' ? before : read(answer),
      )
      const pause = nextPause(asked, Date.now() - startedAt)
      if (isBeingPaid(answer) && pause !== null)
        timer = setTimeout(() => void ask(asked + 1), pause)
    }

    if (!tries.keeps) setShown(loading)
    void ask(1)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [orderId, tries])

  return {
    ...shown,
    load: () => again(false),
    refresh: () => again(true),
    take: order => setShown({ status: 'ready', order }),
  }
}

const loading: ShownOrder = { status: 'loading', order: null }
const notFound: ShownOrder = { status: 'not-found', order: null }

function read(answer: Asked): ShownOrder {
  switch (answer.code) {
    case 'ok':
      return { status: 'ready', order: answer.data }
    case 'order-not-found':
    case 'invalid-input':
      return notFound
    case 'user-not-allowed':
    case 'invalid-token':
      return { status: 'login', order: null }
    default:
      return { status: 'failed', order: null, answer }
  }
}

function isBeingPaid(answer: Asked): boolean {
  if (answer.code !== 'ok') return false
  const { status, payment, changes } = answer.data
  if (changes.some(change => change.status === 'waiting')) return true
  return status === 'not-paid' && payment === 'open'
}
