import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Refused } from '../../call.ts'
import { newRequestId } from '../../queries.ts'
import type { BulkAct } from './bulk-act.ts'
import { type Outcome, runEach } from './run-each.ts'

export type BulkOutcome = Outcome<Refused>
export type Stage = 'asks' | 'wrong' | 'runs' | 'ended'

type Given = {
  readonly act: BulkAct<unknown>
  /** As they were seen when the act was chosen. */
  readonly rows: readonly unknown[]
  readonly idOf: (row: unknown) => string
  readonly unchoose: (rows: readonly unknown[]) => void
}

const waits: BulkOutcome = { state: 'waits' }

/** An act on many rows on its way: what became of each, and how far it is. */
export function useBulkRun({ act, rows, idOf, unchoose }: Given) {
  const client = useQueryClient()
  const [requests] = useState(() => new Map(rows.map(row => [idOf(row), newRequestId()])))
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome>>(new Map())
  const [text, setText] = useState('')
  const [stage, setStage] = useState<Stage>('asks')
  const isStopped = useRef(false)
  const leftOut = new Map(rows.map(row => [idOf(row), act.leftOut?.(row) ?? null]))
  const outcomeOf = (row: unknown) => outcomes.get(idOf(row)) ?? waits
  const meant = rows.filter(row => leftOut.get(idOf(row)) === null)
  const open = meant.filter(row => outcomeOf(row).state !== 'done')
  // A person who leaves in the middle stops the run between two rows.
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  function stop(): void {
    isStopped.current = true
  }

  async function run(): Promise<void> {
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
        setOutcomes(before => new Map(before).set(idOf(row), outcome))
      },
      isStopped: () => isStopped.current,
    })
    unchoose(ended)
    void client.invalidateQueries()
    setStage('ended')
  }

  function begin(): void {
    if ((act.field || act.choice) && text.trim() === '') setStage('wrong')
    else void run()
  }

  return {
    ...{ stage, text, setText, begin, stop, outcomeOf },
    /** Why a row is left as it is; null: it is not. */
    whyLeft: (row: unknown) => leftOut.get(idOf(row)) ?? null,
    counts: { meant: meant.length, open: open.length, done: meant.length - open.length },
  }
}
