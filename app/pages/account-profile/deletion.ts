import { type FormEvent, useState } from 'react'
import type { CustomerAnswer } from '#server/answers.ts'
import { storeProfile } from '../../avoid/profile.ts'
import { call } from '../../call.ts'
import { forgetCart } from '../../cart/cart.ts'
import { sessionChanged } from '../../session/session.ts'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'

export type OpenOrder = { readonly id: string; readonly number: number }

/** The deletion on its way, the proof that it asks for, and the orders that keep it from happening. */
export function useDeletion({ hasPassword }: CustomerAnswer, onDeleted: () => void) {
  const { privacy } = useWords()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [orders, setOrders] = useState<readonly OpenOrder[]>([])
  const [busy, setBusy] = useState(false)

  async function remove(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setOrders([])
    const answer = await call(
      'customer-delete',
      hasPassword ? { password: typed } : { email: typed },
    )
    setBusy(false)
    if (answer.code === 'ok') {
      sessionChanged()
      forgetCart()
      storeProfile(null)
      onDeleted()
    } else if (answer.code === 'customer-not-allowed') {
      setError(hasPassword ? privacy.passwordWrong : privacy.emailWrong)
      document.querySelector<HTMLElement>('#delete-account input')?.focus()
    } else if (answer.code === 'open-orders')
      setOrders((answer.data as { orders: OpenOrder[] }).orders)
    else toast('error', answer.message)
  }

  const field = {
    name: 'proof',
    value: typed,
    error,
    onBlur: () => {},
    onChange: (value: string) => {
      setTyped(value)
      setError(undefined)
    },
  }
  return { orders, busy, remove, field }
}
