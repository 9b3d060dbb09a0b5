import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../../text/words.ts'
import { Dialog, DialogEnd } from '../dialog.tsx'
import { Select } from '../select.tsx'
import type { BulkAct } from './bulk-act.ts'
import { BulkRow } from './bulk-row.tsx'
import { type Stage, useBulkRun } from './bulk-run.ts'

type Props = {
  readonly act: BulkAct<unknown>
  /** As they were seen when the act was chosen. */
  readonly rows: readonly unknown[]
  readonly idOf: (row: unknown) => string
  readonly nameOf: (row: unknown) => string
  readonly unchoose: (rows: readonly unknown[]) => void
  readonly close: () => void
}
type Run = ReturnType<typeof useBulkRun>
type Counts = Run['counts']

/** Says what will be done to which rows, does it, and says of each row what became of it. */
export default function BulkDialog(props: Props) {
  const { act, rows, idOf, nameOf, close } = props
  const run = useBulkRun(props)
  const { stage, counts, whyLeft, outcomeOf } = run
  return (
    <Dialog title={act.title} close={close}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          run.begin()
        }}
        className="space-y-5"
      >
        {(stage === 'asks' || stage === 'wrong') && <Question act={act} run={run} />}
        {stage === 'ended' && <Result {...counts} />}
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {rows.map(row => (
            <BulkRow
              key={idOf(row)}
              name={nameOf(row)}
              whyLeft={whyLeft(row)}
              outcome={outcomeOf(row)}
              isBegun={stage !== 'asks'}
            />
          ))}
        </ul>
        <Acts title={act.title} {...{ stage, counts, close }} stop={run.stop} />
      </form>
    </Dialog>
  )
}

/** How many rows it is about, and what is written or chosen once for all of them. */
function Question({ act, run }: { act: BulkAct<unknown>; run: Run }) {
  const { bulk } = useWords()
  const { text, setText, counts } = run
  const isWrong = run.stage === 'wrong'
  if (counts.meant === 0) return <p>{bulk.nothing}</p>
  return (
    <>
      <p>{bulk.text(counts.meant)}</p>
      {act.choice && (
        <div>
          <Select {...act.choice} value={text} onChange={setText} />
          {isWrong && text === '' && (
            <p role="alert" className="mt-1.5 text-sm text-error">
              {bulk.chooseOne}
            </p>
          )}
        </div>
      )}
      {act.field && (
        <TextField
          name="text"
          label={act.field.label}
          hint={act.field.hint}
          maxLength={act.field.most}
          multiline
          rows={3}
          value={text}
          onChange={setText}
          error={isWrong && text.trim() === '' ? bulk.needed : undefined}
          required
        />
      )}
    </>
  )
}

/** The pressed button is gone: the focus moves here, and a screen reader says it. */
function Result({ done, open }: Counts) {
  const { bulk } = useWords()
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => here.current?.focus(), [])
  return (
    <div ref={here} tabIndex={-1} className="focus-visible:rounded-card">
      <Notice kind={open === 0 ? 'success' : 'warning'}>{bulk.ended(done, open)}</Notice>
    </div>
  )
}

function Acts({
  title,
  stage,
  counts: { meant, open, done },
  stop,
  close,
}: {
  title: string
  stage: Stage
  counts: Counts
  stop: () => void
  close: () => void
}) {
  const { bulk, frame } = useWords()
  const isEnded = stage === 'ended'
  return (
    <DialogEnd>
      <p role="status" className="text-sm text-muted tabular-nums">
        {stage === 'runs' && bulk.progress(done, meant)}
      </p>
      <div className="flex flex-wrap gap-3">
        {stage === 'runs' ? (
          <Button variant="secondary" onClick={stop}>
            {bulk.stop}
          </Button>
        ) : (
          <>
            {open > 0 && (
              <Button type="submit">{isEnded ? bulk.again(open) : bulk.go(title, open)}</Button>
            )}
            <Button variant={isEnded ? 'secondary' : 'quiet'} onClick={close}>
              {isEnded || meant === 0 ? frame.close : frame.cancel}
            </Button>
          </>
        )}
      </div>
    </DialogEnd>
  )
}
