import Copy from 'lucide-react/icons/copy'
import type { CouponAnswer } from '#server/answers.ts'
import { formatDay } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { ConfirmEmail } from '../../order/confirm-email.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { Link } from '../../ui/link.tsx'
import { asksOf } from './asks.ts'
import { UseOnOrder } from './use-on-order.tsx'

/** A coupon drawn as a paper voucher: its worth on the left, its conditions beside it. */
export function CouponCard({ coupon, confirmed }: { coupon: CouponAnswer; confirmed: () => void }) {
  const { account } = useWords()
  const words = account.couponsPage
  const lang = useLanguage()
  const { state, name } = coupon
  const isOurs = state === 'usable' || state === 'not-yet' || state === 'unproved'
  const lives = isOurs || state === 'held'
  return (
    <li
      className={`grid overflow-hidden rounded-card border bg-card sm:grid-cols-[11rem_minmax(0,1fr)] ${lives ? 'border-line shadow-card' : 'border-line'}`}
    >
      <div
        className={`flex flex-wrap items-baseline gap-x-3 border-b-2 border-dashed px-5 py-4 sm:flex-col sm:items-center sm:justify-center sm:border-r-2 sm:border-b-0 sm:px-4 sm:text-center ${lives ? 'border-page bg-honey text-on-honey' : 'border-card bg-sand text-muted'}`}
      >
        <p className="font-serif text-3xl font-semibold tabular-nums">{worthOf(coupon, words)}</p>
        <p className="text-sm">{words.offText}</p>
      </div>
      <div className="min-w-0 p-5 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="text-lg">{name}</h3>
          <p
            className={`rounded-full px-3 py-0.5 text-sm font-medium ${lives ? 'bg-basil-soft' : 'bg-sand text-muted'}`}
          >
            {words.states[state]}
          </p>
        </div>
        <Code coupon={coupon} copies={isOurs} />
        {lives && (
          <ul className="mt-2 text-sm text-muted">
            {asksOf(coupon, words, lang).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <InOrder coupon={coupon} />
        {state === 'gone' || state === 'over' ? (
          <p className="mt-2 text-sm text-muted">{coupon.message}</p>
        ) : null}
        {state === 'unproved' && (
          <div className="mt-3">
            <ConfirmEmail confirmed={confirmed} />
          </div>
        )}
        {state === 'usable' && <UseOnOrder code={coupon.code} />}
      </div>
    </li>
  )
}

type Told = ReturnType<typeof useWords>['account']['couponsPage']

function worthOf({ percent, amount }: CouponAnswer, words: Told): string {
  if (percent !== null) return words.off(`${percent}%`)
  return words.off(formatEuros(amount ?? 0).replace(/[,.]00/, ''))
}

function Code({ coupon: { code }, copies }: { coupon: CouponAnswer; copies: boolean }) {
  const { account } = useWords()
  const words = account.couponsPage

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
      toast('success', words.copied)
    } catch {
      toast('error', words.notCopied)
    }
  }

  if (!copies) return <p className="mt-1 tracking-wide break-words text-muted">{code}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-1">
      <span className="font-semibold tracking-wide break-all">{code}</span>
      <button
        type="button"
        aria-label={words.copyOf(code)}
        onClick={() => void copy()}
        className="flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-basil hover:bg-basil-soft focus-visible:rounded-full"
      >
        <Copy size={16} aria-hidden="true" />
        {words.copy}
      </button>
    </p>
  )
}

function InOrder({ coupon: { state, order } }: { coupon: CouponAnswer }) {
  const { account } = useWords()
  const words = account.couponsPage
  const lang = useLanguage()
  if (!order || (state !== 'held' && state !== 'used')) return null
  const text = order.usedAt
    ? words.usedBy(order.number, formatDay(order.usedAt, lang))
    : words.heldBy(order.number)
  return (
    <>
      <p className="mt-2 text-sm text-muted">{text}</p>
      <Link
        to={`/account/orders/${order.id}`}
        className="inline-flex min-h-11 items-center font-semibold text-basil hover:underline"
      >
        {words.toOrder}
      </Link>
    </>
  )
}
