import ChevronDown from 'lucide-react/icons/chevron-down'
import { formatDateTime } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { useOrderDialog } from './changing/order-dialog.ts'
import type { toldChanges } from './delivery-view.ts'

type Change = ReturnType<typeof toldChanges>[number]

/** How many changes are shown before the customer unfolds the older ones. */
const shownAtFirst = 4

/** The changes since the order was paid, the latest first, with an undo where it is allowed. */
export function History({ changes }: { changes: readonly Change[] }) {
  const { orderChange: words } = useWords()
  const latest = changes.toReversed()
  const older = latest.slice(shownAtFirst)
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        {words.history}
      </h2>
      <List changes={latest.slice(0, shownAtFirst)} />
      {older.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-medium text-basil focus-visible:rounded-field [&::-webkit-details-marker]:hidden">
            {words.older(older.length)}
            <ChevronDown
              size={18}
              aria-hidden="true"
              className="shrink-0 transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <List changes={older} />
        </details>
      )}
    </section>
  )
}

function List({ changes }: { changes: readonly Change[] }) {
  return (
    <ol className="mt-3 divide-y divide-line">
      {changes.map(change => (
        <Row key={change.id} change={change} />
      ))}
    </ol>
  )
}

function Row({ change: { id, kind, status, effect, at, canUndo } }: { change: Change }) {
  const { orderChange: words } = useWords()
  const lang = useLanguage()
  const { show } = useOrderDialog()
  const amount = formatEuros(Math.abs(effect))
  const facts = [
    status !== 'undone' && effect < 0 && words.back(amount),
    status !== 'undone' && effect > 0 && words.more(amount),
    words.changeStatus[status],
  ].filter(Boolean)
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className={status === 'undone' ? 'text-muted line-through' : ''}>{words.kind[kind]}</p>
        <p className="text-sm text-muted">{formatDateTime(at, lang)}</p>
        {facts.length > 0 && <p className="text-sm tabular-nums">{facts.join(' · ')}</p>}
      </div>
      {canUndo && status === 'applied' && (
        <Button
          size="sm"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={words.undoOf(words.kind[kind])}
          onClick={() => show('undo', id)}
          className="shrink-0"
        >
          {words.undo}
        </Button>
      )}
    </li>
  )
}
