import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { call } from '../../call.ts'
import { takeCart, useCart } from '../../cart/cart.ts'
import { reasonIn } from '../../order/coupon.ts'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

/** Puts the coupon on the open cart, or leads to the plans; says why it does not fit. */
export function UseOnOrder({ code }: { code: string }) {
  const { account } = useWords()
  const words = account.couponsPage
  const { status, cart } = useCart()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')

  async function use(cartId: string): Promise<void> {
    setBusy(true)
    setRefused('')
    const answer = await call('cart-coupon-redeem', { cartId, code })
    setBusy(false)
    if (answer.code === 'ok') {
      takeCart(answer.data)
      toast('success', words.used(code))
    } else setRefused(reasonIn(answer.data) ?? answer.message)
  }

  if (status === 'loading') return <div className="mt-4 min-h-11" />
  if (!cart)
    return (
      <ButtonLink to="/plans" variant="secondary" size="sm" className="mt-4">
        {words.start}
      </ButtonLink>
    )
  const isOn = cart.customerCoupon?.coupon.code === code
  return (
    <div className="mt-4">
      {isOn ? (
        <p className="flex min-h-11 items-center gap-2 font-medium text-success">
          <Check size={18} aria-hidden="true" />
          {words.onOrder}
        </p>
      ) : (
        <Button
          size="sm"
          busy={busy}
          aria-label={words.useOf(code)}
          onClick={() => void use(cart.id)}
        >
          {words.use}
        </Button>
      )}
      <p aria-live="polite" className={refused ? 'mt-2 text-sm text-terracotta' : 'sr-only'}>
        {refused}
      </p>
    </div>
  )
}
