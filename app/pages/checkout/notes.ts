import { useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import type { useWrites } from './writes.ts'

/** The order's notes, saved when the field is left and before placing. */
export function useNotes(cart: CartAnswer, write: ReturnType<typeof useWrites>) {
  const [notes, setNotes] = useState(cart.notes)

  async function save(): Promise<boolean> {
    const typed = notes.trim()
    if (typed === cart.notes) return true
    return write(() => call('cart-notes-update', { cartId: cart.id, notes: typed }))
  }

  return { notes, setNotes, save }
}
