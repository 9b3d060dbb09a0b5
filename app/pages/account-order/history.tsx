import type { OrderAnswer } from '#server/answers.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { formatDateTime } from '../../format.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { useOrderDialog } from './order-dialog.ts'

type Change = OrderAnswer['changes'][number]

/** What was changed since the order was paid, the latest first; it can be taken back while there is time. */
export function History({ changes }: Pick<OrderAnswer, 'changes'>) {
  const { orderChange: words } = useWords()
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        {words.history}
      </h2>
      <ol className="mt-3 divide-y divide-line">
        {changes.toReversed().map(change => (
          <Row key={change.id} change={change} />
        ))}
      </ol>
    </section>
  )
}

function Row({ change: { id, kind, status, effect, at, canUndo } }: { change: Change }) {
  const { orderChange: words } = useWords()
  const lang = useLanguage()
  const { show } = useOrderDialog()
  const amount = formatMoney(Math.abs(toCents(effect)))
  const told = [
    effect < 0 && words.back(amount),
    effect > 0 && words.more(amount),
    words.changeStatus[status],
  ].filter(Boolean)
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className={status === 'undone' ? 'text-muted line-through' : ''}>{words.kind[kind]}</p>
        <p className="text-sm text-muted">{formatDateTime(at, lang)}</p>
        {told.length > 0 && <p className="text-sm tabular-nums">{told.join(' · ')}</p>}
      </div>
      {canUndo && (
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
