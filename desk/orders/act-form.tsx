import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Input } from '../call.ts'
import { usePreview } from '../preview.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { TimelineEntry } from '../timeline/entry.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import type { DeskOrder } from './desk-order.ts'
import { Effect, type OrderAct, type Told } from './effect.tsx'
import { timelineOf } from './timeline.ts'

type OnOrder = { readonly order: string; readonly seen: string; readonly reason: string }

/**
 * An act on an order: its own fields, why, and what will happen. It holds what its person saw when it
 * opened; where somebody else was faster it shows what changed and lets them decide again.
 */
export function ActForm<Name extends OrderAct>({
  shown,
  name,
  title,
  yes,
  isGrave = false,
  reasonIs = 'needed',
  own,
  close,
  children,
}: {
  /** The order as it is now. */
  shown: DeskOrder
  name: Name
  title: string
  yes: string
  isGrave?: boolean
  /** free: somebody else said why. */
  reasonIs?: 'needed' | 'free'
  /** The fields of the act itself; null: something lacks. */
  own: Omit<Input<Name>, keyof OnOrder> | null
  close: () => void
  children?: ReactNode
}) {
  const { orders } = useWords()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [saw, setSaw] = useState(shown)
  const isNeeded = reasonIs === 'needed'
  const act = useAct(name)
  const on = { order: shown.order.id, seen: saw.seen }
  const input = (why: string) => own && ({ ...own, ...on, reason: why } as unknown as Input<Name>)
  const preview = usePreview(name, input(reason.trim() || (isNeeded ? '-' : '')))
  // What the preview refuses, too, is said once.
  const error = preview.error?.code === act.error?.code ? null : act.error
  const isStale = shown.seen !== saw.seen
  const wasRefused = [act.error, preview.error].some(error => error?.code === 'order-changed')
  useAnew(wasRefused && !isStale)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The button that was pressed is gone: what is decided next has the focus.
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>(isStale ? '[data-decide]' : 'input')?.focus()
  }, [isStale])

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    const ready = input(reason.trim())
    if (ready && (reason.trim() || !isNeeded)) act.mutate(ready, { onSuccess: close })
  }

  return (
    <Dialog title={title} close={close}>
      <form ref={form} noValidate onSubmit={submit} className="space-y-5">
        {children}
        <TextField
          label={isNeeded ? orders.reason : orders.reasonFree}
          name="reason"
          value={reason}
          onChange={setReason}
          hint={orders.reasonHint}
          error={tried && isNeeded && !reason.trim() ? orders.reasonRule : undefined}
          maxLength={500}
          required={isNeeded}
        />
        {isStale ? (
          <Changed
            before={saw}
            now={shown}
            decide={() => {
              setSaw(shown)
              act.reset()
            }}
          />
        ) : (
          <FormActs
            act={{ error, isPending: act.isPending }}
            yes={yes}
            isGrave={isGrave}
            isReady={own !== null}
            close={close}
          >
            {own && <Effect of={preview as Told} />}
          </FormActs>
        )}
      </form>
    </Dialog>
  )
}

/** Asks for the order at once where somebody else has changed it. */
function useAnew(isWanted: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isWanted) void client.invalidateQueries({ queryKey: ['order-one'] })
  }, [client, isWanted])
}

function Changed({
  before,
  now,
  decide,
}: {
  before: DeskOrder
  now: DeskOrder
  decide: () => void
}) {
  const { orders } = useWords()
  const known = new Set(timelineOf(before).map(({ key }) => key))
  const fresh = timelineOf(now).filter(({ key }) => !known.has(key))
  return (
    <Notice
      kind="warning"
      title={orders.changedTitle}
      action={
        <Button size="sm" onClick={decide} data-decide>
          {orders.changedGo}
        </Button>
      }
    >
      {fresh.length === 0 ? (
        orders.changedNone
      ) : (
        <ol className="mt-3 text-ink">
          {fresh.map(event => (
            <TimelineEntry key={event.key} event={event} isOfOneOrder />
          ))}
        </ol>
      )}
    </Notice>
  )
}
