import type { ReactNode } from 'react'
import { loadCart, useCart } from '../cart/cart.ts'
import '../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'

/** Stands where a page waits for its cart: `children` meanwhile, or why the cart cannot be loaded. */
export function CartWaiting({ children }: { children: ReactNode }) {
  const words = useWords()
  const state = useCart()
  if (state.status !== 'loading' || !state.trouble) return children
  return (
    <Notice
      kind="error"
      title={state.trouble}
      action={<Button onClick={() => void loadCart(true)}>{words.layout.trouble.again}</Button>}
    >
      {words.cart.notLoaded}
    </Notice>
  )
}
