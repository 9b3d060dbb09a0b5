import Download from 'lucide-react/icons/download'
import type { Period } from '#shop/books/period.ts'
import { Button } from '#ui/button.tsx'
import { download } from '#ui/download.ts'
import { Notice } from '#ui/notice.tsx'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { DocumentList } from './document-list.tsx'
import { FailingDocuments } from './failing-documents.tsx'

/** The fiscal documents of a period: first those that somebody has to see to. */
export default function Documents({ period }: { period: Period }) {
  const { money } = useWords()
  const answer = useAnswer('document-collection', period, { every: 60_000 })
  return (
    <Answered answer={answer}>
      {({ failing, documents, count }) => (
        <div className="space-y-8">
          {failing.length > 0 && <FailingDocuments documents={failing} />}
          <section>
            <Export period={period} />
            {count > documents.length && (
              <p className="mb-4 text-muted">{money.newest(documents.length, count)}</p>
            )}
            {count === 0 ? (
              <Notice kind="info" title={money.noDocuments}>
                {money.nothingText}
              </Notice>
            ) : (
              <DocumentList documents={documents} />
            )}
          </section>
        </div>
      )}
    </Answered>
  )
}

function Export({ period }: { period: Period }) {
  const { money } = useWords()
  const exporting = useAct('document-export')
  return (
    <div className="mb-4 grid items-center gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
      <h2 className="text-xl">{money.documents}</h2>
      <Button
        size="sm"
        variant="secondary"
        className="max-sm:justify-self-start"
        busy={exporting.isPending}
        onClick={() =>
          exporting.mutate(period, {
            onSuccess: ({ csv }) =>
              download(
                `documents-${period.from}-${period.to}.csv`,
                new Blob([csv], { type: 'text/csv;charset=utf-8' }),
              ),
          })
        }
      >
        <Download size={18} aria-hidden="true" />
        {money.export}
      </Button>
      <p role="status" className="text-sm text-muted sm:col-span-2">
        {exporting.data ? money.exported(exporting.data.rows) : money.exportText}
      </p>
      <Refusal of={exporting.error} />
    </div>
  )
}
