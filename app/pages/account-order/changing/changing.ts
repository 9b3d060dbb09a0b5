import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChangeAnswer, ChangeEffectAnswer, OrderAnswer } from '#server/answers.ts'
import { toCents, toEuros } from '#shop/money.ts'
import type { Answer } from '../../../call.ts'
import { leaveToPay } from './order-dialog.ts'

/** What every call that changes an order answers. */
type Reply = Answer<'customer-order-cancel'>
export type Refused = Exclude<Reply, { readonly code: 'ok' }>

/** How a call is asked: only thought through, or made for the effect (euros) that was shown. */
type How = { readonly preview?: boolean; readonly expected?: number }

export type DialogProps = {
  open: boolean
  close: () => void
  order: OrderAnswer
  /** The delivery or the change that it is about; empty for the order. */
  of: string
  /** What follows a change that was made; `text` tells it. */
  done: (answer: ChangeAnswer, text: string) => void
  /** Asks for the order again: it is another one than was shown. */
  reload: () => void
}

/**
 * A change as a dialog leads it: what it costs is asked first (again with every other `wish`, after
 * `pause` milliseconds; null: nothing is wished), then it is made for exactly that.
 */
export function useChanging(
  wish: string | null,
  ask: (how: How) => Promise<Reply>,
  { done, reload, pause = 0 }: Pick<DialogProps, 'done' | 'reload'> & { pause?: number },
) {
  const [known, setKnown] = useState<Known | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [priceChanged, setPriceChanged] = useState(false)
  const [busy, setBusy] = useState(false)
  const pressed = useRef(false)
  const [tries, setTries] = useState(0)

  const preview = useEffectEvent(() => ask({ preview: true }))
  useEffect(() => {
    setRefused(null)
    setPriceChanged(false)
    if (wish === null) return
    let left = false
    const timer = setTimeout(async () => {
      const answer = await preview()
      if (left) return
      if (answer.code === 'ok') setKnown({ wish, effect: answer.data.effect })
      else setRefused(answer)
    }, pause)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [wish, pause, tries])

  const effect = known && known.wish === wish ? known.effect : null

  async function make(text: string): Promise<void> {
    if (!effect || wish === null || pressed.current) return
    pressed.current = true
    setBusy(true)
    setRefused(null)
    const answer = await ask({ expected: expectedOf(effect) })
    if (answer.code === 'ok' && answer.data.redirectUrl) {
      // The button stays busy until the browser has left.
      leaveToPay(answer.data)
      return
    }
    pressed.current = false
    setBusy(false)
    if (answer.code === 'ok') done(answer.data, text)
    else if (answer.code === 'price-changed') {
      const now = effectIn(answer.data)
      if (now) setKnown({ wish, effect: now })
      else setTries(count => count + 1)
      setPriceChanged(true)
    } else {
      setRefused(answer)
      reload()
    }
  }

  return {
    effect,
    asking: wish !== null && !effect && !refused,
    refused,
    priceChanged,
    busy,
    make,
    again: () => setTries(count => count + 1),
  }
}

export type Changing = ReturnType<typeof useChanging>

type Known = { readonly wish: string; readonly effect: ChangeEffectAnswer }

/** What was shown, as the call wants it back: euros more, or less than zero. */
export function expectedOf({ toPay, refund }: ChangeEffectAnswer): number {
  return toEuros(toCents(toPay) - toCents(refund))
}

/** The effect as it is now, where a refusal carries it. */
export function effectIn(data: unknown): ChangeEffectAnswer | null {
  if (typeof data !== 'object' || data === null || !('effect' in data)) return null
  const { effect } = data
  const isEffect = typeof effect === 'object' && effect !== null && 'toPay' in effect
  return isEffect ? (effect as ChangeEffectAnswer) : null
}

/** Why it cannot be, with what exactly lacks where the refusal tells it. */
export function toldOf({ message, data }: Pick<Refused, 'message' | 'data'>): string {
  const errors = errorsIn(data)
  return errors.length > 0 ? errors.join(' ') : message
}

function errorsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return []
  if (!Array.isArray(data.errors)) return []
  return data.errors.flatMap((error: { message?: unknown }) =>
    typeof error.message === 'string' ? [error.message] : [],
  )
}

/** The names of meals that a new day does not offer. */
export function missingIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('missing' in data)) return []
  return Array.isArray(data.missing) ? data.missing.map(String) : []
}
