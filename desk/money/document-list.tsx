import { ask } from '../call.ts'
import { useWords } from '../text/words.ts'
import type { BulkAct } from '../ui/bulk/bulk-act.ts'
import { BulkActs } from '../ui/bulk/bulk-acts.tsx'
import { List } from '../ui/list.tsx'
import { useColumns } from './document-columns.tsx'
import type { FiscalDocument } from './document-hidden-columns.tsx'

/** Has documents issued at once, each by itself. */
export function useDocumentActs(title: string): readonly BulkAct<FiscalDocument>[] {
  const { money } = useWords()
  return [
    {
      call: 'document-again',
      title,
      leftOut: ({ status }) => (status === 'issued' ? money.states.issued : null),
      run: ({ id: documentId }, { request }) => ask('document-again', { documentId, ...request }),
    },
  ]
}

export function DocumentList({ documents }: { documents: readonly FiscalDocument[] }) {
  const { money } = useWords()
  const acts = useDocumentActs(money.again)
  return (
    <List
      name="documents"
      title={money.documents}
      columns={useColumns()}
      rows={documents}
      idOf={({ id }) => id}
      acts={(chosen, unchoose) => (
        <BulkActs
          {...{ acts, chosen, unchoose }}
          idOf={({ id }) => id}
          nameOf={({ number, order }) => `${money.number} ${number}, ${money.order} ${order}`}
        />
      )}
    />
  )
}
