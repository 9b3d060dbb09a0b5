import { formatMoney, toCents } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import type { useCoupon } from './coupon.ts'
import { type Offered, offerTitle, worthOf } from './coupon-offers.ts'
import { Ticket } from './ticket.tsx'

type Props = { offer: Offered; coupon: ReturnType<typeof useCoupon> }

/** A coupon that one press puts on the cart. */
export function Offer({ offer, coupon }: Props) {
  const { coupon: words } = useWords()
  return (
    <Ticket
      worth={worthOf(offer)}
      title={offerTitle(offer, words)}
      note={<Effect offer={offer} />}
      action={<Use offer={offer} coupon={coupon} variant="secondary" />}
    >
      {offer.terms && <p className="text-sm text-muted">{offer.terms}</p>}
    </Ticket>
  )
}

/** What may be had instead. */
export function OtherOffers({
  offers,
  coupon,
}: { offers: readonly Offered[] } & Omit<Props, 'offer'>) {
  const { coupon: words } = useWords()
  return offers.map(offer => (
    <div
      key={offer.coupon.code}
      className="flex flex-wrap items-center justify-between gap-x-3 ps-1 text-sm"
    >
      <p className="min-w-0 flex-1 py-1">
        {words.orElse} <span className="font-medium">{offerTitle(offer, words)}</span>
        <Effect offer={offer} />
        {offer.terms && <span className="block text-muted">{offer.terms}</span>}
      </p>
      <Use offer={offer} coupon={coupon} variant="quiet" />
    </div>
  ))
}

function Effect({ offer: { off, lacks, amount } }: Pick<Props, 'offer'>) {
  const { coupon: words } = useWords()
  // The title has said it.
  if (amount !== null && off === toCents(amount)) return null
  return (
    <span className="block text-sm text-muted tabular-nums">
      {lacks > 0 ? words.lacks(formatMoney(lacks)) : formatMoney(-off)}
    </span>
  )
}

function Use({ offer, coupon, variant }: Props & { variant: 'secondary' | 'quiet' }) {
  const { coupon: words } = useWords()
  const { code } = offer.coupon
  if (offer.lacks > 0) return null
  return (
    <Button
      size="sm"
      variant={variant}
      busy={coupon.busy === code}
      aria-label={words.useOf(offerTitle(offer, words))}
      onClick={() => void coupon.use(code)}
    >
      {words.use}
    </Button>
  )
}
