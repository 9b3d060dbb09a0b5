import { formatDateTime } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { BulkActs } from '../ui/bulk/bulk-acts.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { Cents } from './cents.tsx'
import type { FiscalDocument } from './document-hidden-columns.tsx'
import { useDocumentActs } from './document-list.tsx'
import { OrderLink } from './order-link.tsx'

/** Documents of any time that a try did not issue, with what the provider said. */
export function FailingDocuments({ documents }: { documents: readonly FiscalDocument[] }) {
  const { money } = useWords()
  const acts = useDocumentActs(money.againAll(documents.length))
  return (
    <section>
      <h2 className="text-xl">{money.failing}</h2>
      <p className="mb-3 text-muted">{money.failingText}</p>
      {documents.length > 1 && (
        <div className="mb-3">
          <BulkActs
            acts={acts}
            chosen={documents}
            idOf={({ id }) => id}
            nameOf={({ number, order }) => `${money.number} ${number}, ${money.order} ${order}`}
            unchoose={() => {}}
          />
        </div>
      )}
      <ul className="rounded-card border border-line bg-card shadow-card">
        {documents.map(document => (
          <Failing key={document.id} document={document} />
        ))}
      </ul>
    </section>
  )
}

function Failing({ document }: { document: FiscalDocument }) {
  const { money } = useWords()
  const lang = useLanguage()
  const issuing = useAct('document-again')
  const { id, number, order, isCredit, amount, error, tries, createdAt } = document
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line px-5 py-4 not-last:border-b">
      <div className="min-w-0 space-y-1">
        <p className="font-semibold">
          {money.number} {number} · {isCredit ? money.credit : money.payment} <Cents of={amount} />
        </p>
        <p>{error && money.providerSays(error)}</p>
        <p className="text-sm text-muted">
          {formatDateTime(createdAt, lang)} · {money.tries(tries)} · <OrderLink order={order} />
        </p>
        <Refusal of={issuing.error} />
      </div>
      {issuing.isSuccess ? (
        <p role="status" className="text-success">
          {money.asked}
        </p>
      ) : (
        <Button
          size="sm"
          busy={issuing.isPending}
          aria-label={money.againOf(number)}
          onClick={() => issuing.mutate({ documentId: id })}
        >
          {money.again}
        </Button>
      )}
    </li>
  )
}
