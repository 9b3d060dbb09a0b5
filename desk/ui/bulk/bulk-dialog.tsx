import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Refused } from '../../call.ts'
import { newRequestId } from '../../queries.ts'
import { useSaid } from '../../said.ts'
import { useWords } from '../../text/words.ts'
import { Dialog, DialogEnd } from '../dialog.tsx'
import { Select } from '../select.tsx'
import type { BulkAct } from './bulk-act.ts'
import { type Outcome, runEach } from './run-each.ts'

type Known = Outcome<Refused>
const waits: Known = { state: 'waits' }

/** Says what will be done to which rows, does it, and says of each row what became of it. */
export default function BulkDialog({
  act,
  rows,
  idOf,
  nameOf,
  unchoose,
  close,
}: {
  act: BulkAct<unknown>
  /** As they were seen when the act was chosen. */
  rows: readonly unknown[]
  idOf: (row: unknown) => string
  nameOf: (row: unknown) => string
  unchoose: (rows: readonly unknown[]) => void
  close: () => void
}) {
  const { bulk, frame } = useWords()
  const client = useQueryClient()
  const said = useSaid()
  const [requests] = useState(() => new Map(rows.map(row => [idOf(row), newRequestId()])))
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Known>>(new Map())
  const [text, setText] = useState('')
  const [stage, setStage] = useState<'asks' | 'wrong' | 'runs' | 'ended'>('asks')
  const isStopped = useRef(false)
  const end = useRef<HTMLDivElement>(null)
  const leftOut = new Map(rows.map(row => [idOf(row), act.leftOut?.(row) ?? null]))
  const meant = rows.filter(row => leftOut.get(idOf(row)) === null)
  const stateOf = (row: unknown) => (outcomes.get(idOf(row)) ?? waits).state
  const done = meant.filter(row => stateOf(row) === 'done')
  const open = meant.filter(row => stateOf(row) !== 'done')
  // The pressed button is gone: the focus moves to the result, which a screen reader then says.
  useEffect(() => {
    if (stage === 'ended') end.current?.focus()
  }, [stage])
  // A person who leaves in the middle stops the run between two rows.
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  async function run() {
    isStopped.current = false
    setStage('runs')
    const ended: unknown[] = []
    await runEach(open, {
      run: row =>
        act
          .run(row, { request: { requestId: requests.get(idOf(row)) ?? '' }, text: text.trim() })
          .then(
            () => null,
            error => (error instanceof Refused ? error : new Refused('unavailable')),
          ),
      tell: (row, outcome) => {
        if (outcome.state === 'done') ended.push(row)
        setOutcomes(known => new Map(known).set(idOf(row), outcome))
      },
      isStopped: () => isStopped.current,
    })
    unchoose(ended)
    void client.invalidateQueries()
    setStage('ended')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if ((act.field || act.choice) && text.trim() === '') setStage('wrong')
    else void run()
  }

  return (
    <Dialog title={act.title} close={close}>
      <form noValidate onSubmit={submit} className="space-y-5">
        {(stage === 'asks' || stage === 'wrong') && (
          <>
            <p>{meant.length === 0 ? bulk.nothing : bulk.text(meant.length)}</p>
            {act.choice && meant.length > 0 && (
              <div>
                <Select {...act.choice} value={text} onChange={setText} />
                {stage === 'wrong' && text === '' && (
                  <p role="alert" className="mt-1.5 text-sm text-error">
                    {bulk.chooseOne}
                  </p>
                )}
              </div>
            )}
            {act.field && meant.length > 0 && (
              <TextField
                name="text"
                label={act.field.label}
                hint={act.field.hint}
                maxLength={act.field.most}
                multiline
                rows={3}
                value={text}
                onChange={setText}
                error={stage === 'wrong' && text.trim() === '' ? bulk.needed : undefined}
                required
              />
            )}
          </>
        )}
        {stage === 'ended' && (
          <div ref={end} tabIndex={-1} className="focus-visible:rounded-card">
            <Notice kind={open.length === 0 ? 'success' : 'warning'}>
              {bulk.ended(done.length, open.length)}
            </Notice>
          </div>
        )}
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {rows.map(row => {
            const why = leftOut.get(idOf(row))
            const outcome = outcomes.get(idOf(row)) ?? waits
            return (
              <li key={idOf(row)} className="flex items-start gap-3 px-4 py-3">
                <Mark state={why ? 'left' : outcome.state} />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium wrap-anywhere">{nameOf(row)}</span>
                  <span className="block text-sm text-muted">
                    {why ? `${bulk.stays}: ${why}` : stage === 'asks' ? '' : bulk[outcome.state]}
                    {outcome.state === 'refused' && (
                      <span className="text-error">. {said(outcome.error)}</span>
                    )}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
        <DialogEnd>
          <p role="status" className="text-sm text-muted tabular-nums">
            {stage === 'runs' && bulk.progress(done.length, meant.length)}
          </p>
          <div className="flex flex-wrap gap-3">
            {stage === 'runs' ? (
              <Button
                variant="secondary"
                onClick={() => {
                  isStopped.current = true
                }}
              >
                {bulk.stop}
              </Button>
            ) : (
              <>
                {open.length > 0 && (
                  <Button type="submit">
                    {stage === 'ended' ? bulk.again(open.length) : bulk.go(act.title, open.length)}
                  </Button>
                )}
                <Button variant={stage === 'ended' ? 'secondary' : 'quiet'} onClick={close}>
                  {stage === 'ended' || meant.length === 0 ? frame.close : frame.cancel}
                </Button>
              </>
            )}
          </div>
        </DialogEnd>
      </form>
    </Dialog>
  )
}

/** Beside the words, which say the same. */
function Mark({ state }: { state: Known['state'] | 'left' }) {
  const place = 'mt-1 size-4.5 shrink-0'
  if (state === 'done') return <Check aria-hidden="true" className={`${place} text-success`} />
  if (state === 'refused')
    return <TriangleAlert aria-hidden="true" className={`${place} text-error`} />
  if (state === 'left') return <Minus aria-hidden="true" className={`${place} text-muted`} />
  return (
    <span
      aria-hidden="true"
      className={`${place} rounded-full border-2 ${state === 'runs' ? 'animate-spin border-basil border-r-transparent' : 'border-line'}`}
    />
  )
}
