import { useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { addToCartEvent } from '#shop/analytics.ts'
import { report } from '../analytics/report.ts'
import { call } from '../call.ts'
import { cartState, loadCart, takeCart } from '../cart/cart.ts'
import { useOrderExpired } from '../cart/flow.ts'
import { loadDayBuilds } from '../menu/day-builds.ts'
import { toast } from '../toast.ts'
import { type Contents, contentsOf } from './contents.ts'

export type Wish = { readonly scheduleMenuId: string; readonly contents: Contents }

/** The last writing, with what the deliveries held before it. */
type Written = {
  readonly text: string
  readonly before: readonly Wish[]
  readonly version: number
  readonly shown: string | null
  readonly kind: Kind
}

/** A filling may reach beyond the delivery that is shown, and can be asked for anew. */
type Kind = 'filling' | 'other'

/** Writes deliveries one by one and can undo the last writing, where it was started. */
export function useWriting(cart: CartAnswer | null, shown: string | null) {
  const orderExpired = useOrderExpired()
  const [written, setWritten] = useState<Written | null>(null)
  const [at, setAt] = useState<number | null>(null)
  // An undo must not lose a change that was made since.
  const isHere = written?.kind === 'filling' || written?.shown === shown
  const isLast = written?.version === cart?.version && isHere
  const undoable = isLast ? written : null

  /** Stops at the first refusal and answers false; the deliveries before it stay written. */
  function write(wishes: readonly Wish[], text: string, kind: Kind = 'other'): Promise<boolean> {
    const writing = last.then(() => writeNow(wishes, text, kind))
    last = writing.catch(() => {})
    return writing
  }

  async function writeNow(wishes: readonly Wish[], text: string, kind: Kind): Promise<boolean> {
    const before: Wish[] = []
    let refused = false
    for (const [index, { scheduleMenuId, contents }] of wishes.entries()) {
      const now = cartState().cart
      const menu = now?.scheduleMenus.find(({ id }) => id === scheduleMenuId)
      if (!now || !menu) break
      setAt(index + 1)
      const answer = await call('cart-schedule-menu-update', {
        cartId: now.id,
        scheduleMenuId,
        items: [...contents],
      })
      if (answer.code !== 'ok') {
        refused = true
        if (answer.code === 'cart-not-found') orderExpired()
        else toast('error', answer.message)
        if (answer.code === 'schedule-menu-is-full') void loadCart(true)
        if (answer.code === 'meal-sold-out') void loadDayBuilds(now.id, menu)
        break
      }
      before.push({ scheduleMenuId, contents: contentsOf(menu) })
      if (text) report(addToCartEvent(now, answer.data))
      takeCart(answer.data)
    }
    setAt(null)
    const version = cartState().cart?.version
    setWritten(
      before.length > 0 && version !== undefined ? { text, before, version, shown, kind } : null,
    )
    return !refused
  }

  async function undo(): Promise<void> {
    if (!undoable) return
    await write(undoable.before, '')
    setWritten(null)
  }

  return { write, undo, at, told: undoable?.text ?? '', isFilling: undoable?.kind === 'filling' }
}

/** The last writing: two at once would leave some deliveries as the one wants them, some as the other. */
let last: Promise<unknown> = Promise.resolve()

/** Resolves when no writing is under way any more: only then the cart tells what it lacks. */
export async function writingsEnded(): Promise<void> {
  await last
}

export type Writing = ReturnType<typeof useWriting>
