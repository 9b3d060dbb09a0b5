import Copy from 'lucide-react/icons/copy'
import type { OrderAnswer } from '#server/answers.ts'
import { formatDateTime } from '#shop/format.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { Link } from '../../ui/link.tsx'

type Props = { order: OrderAnswer; transfer: NonNullable<OrderAnswer['transfer']> }

/** Where the money of a transfer goes, each line to be copied into the bank's own page. */
export function Transfer({ order: shown, transfer }: Props) {
  const { order } = useWords()
  const lang = useLanguage()
  const words = order.transfer
  const amount = formatMoney(toCents(transfer.amount))
  return (
    <section aria-labelledby="transfer" className="max-w-2xl rounded-card bg-basil-soft p-5 sm:p-8">
      <h2 id="transfer" className="text-xl">
        {words.title(amount)}
      </h2>
      <p className="mt-2">{words.until(formatDateTime(transfer.until, lang))}</p>
      <dl className="mt-4 divide-y divide-line">
        <Line name={words.iban} value={transfer.iban} copied={transfer.iban.replaceAll(' ', '')} />
        <Line name={words.holder} value={transfer.holder} copied={transfer.holder} />
        <Line name={words.amount} value={amount} copied={amount.replace(/[^\d.,]/g, '')} />
        <Line name={words.reference} value={`${shown.number}`} copied={`${shown.number}`} />
      </dl>
      <p className="mt-4 text-sm">{words.exactly}</p>
      {shown.cartId && (
        <Link to="/checkout" className="inline-flex min-h-11 items-center text-basil underline">
          {words.otherWay}
        </Link>
      )}
    </section>
  )
}

function Line({ name, value, copied }: { name: string; value: string; copied: string }) {
  const { order } = useWords()
  const words = order.transfer

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied)
      toast('success', words.copied(name))
    } catch {
      toast('error', words.notCopied)
    }
  }

  return (
    <div className="pt-3 pb-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0 font-semibold break-words tabular-nums">{value}</span>
        <button
          type="button"
          aria-label={words.copyOf(name)}
          onClick={() => void copy()}
          className="ms-auto -me-3 flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-basil hover:bg-card focus-visible:rounded-full"
        >
          <Copy size={16} aria-hidden="true" />
          {words.copy}
        </button>
      </dd>
    </div>
  )
}
