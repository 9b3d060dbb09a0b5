import { formatEuros } from '#shop/money.ts'
import type { PaymentProviderName } from '#shop/payment-provider.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { useWay } from '../money/way.ts'
import { useWords } from '../text/words.ts'
import { type Of, Small } from './event-part.tsx'

/** The page of an order says how it stands; elsewhere its event does. */
export function Placed({
  of: { status, amount },
  isOfOneOrder,
}: Of<'placed'> & { isOfOneOrder?: boolean }) {
  const { orders } = useWords()
  const stands = [orders.asItIs(orders.status[status]), formatEuros(amount)]
  return (
    <>
      {orders.placedEvent}
      {!isOfOneOrder && <Small>{stands}</Small>}
    </>
  )
}

export function Payment({ of: { status, amount, method, provider, reason } }: Of<'payment'>) {
  const { orders } = useWords()
  const wayOf = useWay()
  const texts: Partial<Record<string, string>> = orders.payment
  const providers: Partial<Record<string, string>> = orders.providers satisfies Readonly<
    Record<PaymentProviderName, string>
  >
  return (
    <>
      {texts[status] ?? status}: <Euro value={amount} />
      <Small>
        {[wayOf(method), providers[provider] ?? provider, reason].filter(
          (sentence, at, all) => sentence && all.indexOf(sentence) === at,
        )}
      </Small>
    </>
  )
}

export function Change({ of: { kind, status, amount, byShop } }: Of<'change'>) {
  const { orders } = useWords()
  return (
    <>
      {byShop ? orders.theShop : orders.theCustomer}: {orders.change[kind].toLowerCase()}
      {amount !== 0 && (
        <>
          {' '}
          <Euro value={amount} />
        </>
      )}
      {status !== 'applied' && (
        <Small>{[status === 'waiting' ? orders.changeWaits : orders.changeUndone]}</Small>
      )}
    </>
  )
}

export function Refund({ of: { status, amount, reason } }: Of<'refund'>) {
  const { orders } = useWords()
  const reasons: Partial<Record<string, string>> = orders.refundReason
  const texts: Partial<Record<string, string>> = orders.refund
  return (
    <>
      {texts[status] ?? status}: <Euro value={amount} />
      <Small>{[reasons[reason] ?? reason]}</Small>
    </>
  )
}

export function FiscalDocument({ of: { mark, amount } }: Of<'document'>) {
  const { orders } = useWords()
  return (
    <>
      {mark === null ? orders.documentDue : orders.document(mark)}: <Euro value={amount} />
    </>
  )
}

export function Coupon({ of: { code, name } }: Of<'coupon'>) {
  const { customers } = useWords()
  const lang = useLanguage()
  return (
    <>
      {customers.timeline.coupon(code)}
      <Small>{[name[lang]]}</Small>
    </>
  )
}
