import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Input } from '../call.ts'
import { usePreview } from '../preview.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { TimelineEntry } from '../timeline/entry.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import { ReasonField } from '../ui/reason-dialog.tsx'
import type { DeskOrder } from './desk-order.ts'
import { type ActPreview, Effect, type OrderAct } from './effect.tsx'
import { timelineOf } from './timeline.ts'

type OnOrder = { readonly order: string; readonly seen: string; readonly reason: string }

type Props<Name extends OrderAct> = {
  readonly shown: DeskOrder
  readonly name: Name
  /** free: the colleague who asked gave a reason, so this one may stay empty. */
  readonly reasonIs?: 'needed' | 'free'
  /** The fields of the act itself; null: something lacks. */
  readonly own: Omit<Input<Name>, keyof OnOrder> | null
  readonly close: () => void
}

/**
 * An act on an order: its own fields, why, and what will happen. It holds what its person saw when it
 * opened; where somebody else was faster it shows what changed and lets them decide again.
 */
export function ActForm<Name extends OrderAct>({
  title,
  yes,
  isGrave = false,
  children,
  ...props
}: Props<Name> & { title: string; yes: string; isGrave?: boolean; children?: ReactNode }) {
  const { orders } = useWords()
  const { shown, own, close } = props
  const { saw, isStale, decideAgain, preview, submit, ...act } = useActOn(props)
  const form = useFocusInside(isStale)
  return (
    <Dialog title={title} close={close}>
      <form ref={form} noValidate onSubmit={submit} className="space-y-5">
        {children}
        <ReasonField
          words={act.isReasonNeeded ? orders : { ...orders, reason: orders.reasonFree }}
          value={act.reason}
          onChange={act.setReason}
          isTried={act.isTried}
          isNeeded={act.isReasonNeeded}
        />
        {isStale ? (
          <Changed before={saw} now={shown} decide={decideAgain} />
        ) : (
          <FormActs
            act={{ error: act.error, isPending: act.isPending }}
            yes={yes}
            isGrave={isGrave}
            isReady={own !== null}
            close={close}
          >
            {own && <Effect of={preview as ActPreview} />}
          </FormActs>
        )}
      </form>
    </Dialog>
  )
}

/** The act beside its preview, on the order as its person saw it. */
function useActOn<Name extends OrderAct>({
  shown,
  name,
  reasonIs = 'needed',
  own,
  close,
}: Props<Name>) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [saw, setSaw] = useState(shown)
  const isReasonNeeded = reasonIs === 'needed'
  const act = useAct(name)
  const on = { order: shown.order.id, seen: saw.seen }
  const input = (why: string) => own && ({ ...own, ...on, reason: why } as unknown as Input<Name>)
  const preview = usePreview(name, input(reason.trim() || (isReasonNeeded ? '-' : '')))
  const isStale = shown.seen !== saw.seen
  const wasRefused = [act.error, preview.error].some(error => error?.code === 'order-changed')
  useAnew(wasRefused && !isStale)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    const ready = input(reason.trim())
    if (ready && (reason.trim() || !isReasonNeeded)) act.mutate(ready, { onSuccess: close })
  }

  function decideAgain(): void {
    setSaw(shown)
    act.reset()
  }

  return {
    ...{ reason, setReason, isReasonNeeded, isTried },
    ...{ saw, isStale, decideAgain, preview, submit },
    // The preview may refuse the same: it is told once.
    error: preview.error?.code === act.error?.code ? null : act.error,
    isPending: act.isPending,
  }
}

/** Keeps the focus in the form when the button that had it is replaced by another. */
function useFocusInside(isStale: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>(isStale ? '[data-decide]' : 'input')?.focus()
  }, [isStale])
  return form
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
  const keysBefore = new Set(timelineOf(before).map(({ key }) => key))
  const fresh = timelineOf(now).filter(({ key }) => !keysBefore.has(key))
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
