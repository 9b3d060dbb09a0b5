import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useMe } from '../../me.ts'
import type { BulkAct } from './bulk-act.ts'

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'))

export function BulkActs<Row>({
  acts,
  chosen,
  ...rest
}: {
  acts: readonly BulkAct<Row>[]
  chosen: readonly Row[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  unchoose: (rows: readonly Row[]) => void
}) {
  const { roles } = useMe()
  const [open, setOpen] = useState<{ act: BulkAct<Row>; rows: readonly Row[] } | null>(null)
  const here = useRef<HTMLSpanElement>(null)
  const wasOpen = useRef(false)
  // The button that opened it may be gone with the rows that were chosen.
  useEffect(() => {
    if (wasOpen.current && !open && chosen.length === 0) here.current?.closest('section')?.focus()
    wasOpen.current = open !== null
  }, [open, chosen.length])
  return (
    <>
      <span ref={here} hidden />
      {chosen.length > 0 &&
        acts
          .filter(({ call }) => mayCall(roles, call))
          .map(act => (
            <Button
              key={act.title}
              size="sm"
              variant="secondary"
              onClick={() => setOpen({ act, rows: chosen })}
            >
              {act.title}
            </Button>
          ))}
      {open && (
        <Suspense fallback={null}>
          <BulkDialog
            idOf={row => rest.idOf(row as Row)}
            nameOf={row => rest.nameOf(row as Row)}
            unchoose={rows => rest.unchoose(rows as readonly Row[])}
            act={open.act as BulkAct<unknown>}
            rows={open.rows}
            close={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}
