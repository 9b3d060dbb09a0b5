import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChangeAnswer, ChangeEffectAnswer, OrderAnswer } from '#server/answers.ts'
import { toCents, toEuros } from '#shop/money.ts'
import { leaveToPay } from './order-dialog.ts'
import type { Refused, Reply } from './refused-change.ts'

/** A preview only, or the change itself at the price difference that was shown (euros). */
type How = { readonly preview?: boolean; readonly expected?: number }

export type DialogProps = {
  open: boolean
  close: () => void
  order: OrderAnswer
  /** The id of the delivery or the change in question; empty: the whole order. */
  of: string
  /** Called after a change was made, with the text that tells it. */
  done: (answer: ChangeAnswer, text: string) => void
  /** Loads the order again: it has changed since it was shown. */
  reload: () => void
}

/**
 * Leads a change through a dialog: previews its price, again for every other `wish`, `pause`
 * milliseconds after it (null: nothing is wished), then makes the change at exactly that price.
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

/** The price difference that was shown, as the call expects it: euros, below 0 for a refund. */
export function expectedOf({ toPay, refund }: ChangeEffectAnswer): number {
  return toEuros(toCents(toPay) - toCents(refund))
}

/** The effect as it is now, if the refusal carries it. */
export function effectIn(data: unknown): ChangeEffectAnswer | null {
  if (typeof data !== 'object' || data === null || !('effect' in data)) return null
  const { effect } = data
  const isEffect = typeof effect === 'object' && effect !== null && 'toPay' in effect
  return isEffect ? (effect as ChangeEffectAnswer) : null
}
