import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import { TimelineEntry } from '../timeline/entry.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import { ReasonField } from '../ui/reason-dialog.tsx'
import { type Props, useActOn } from './act-on.ts'
import type { DeskOrder } from './desk-order.ts'
import { type ActPreview, Effect, type OrderAct } from './effect.tsx'
import { timelineOf } from './timeline.ts'

/** The form of an act on an order: fields, reason, preview, and what a colleague changed meanwhile. */
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

/** Keeps the focus in the form when the button that had it is replaced by another. */
function useFocusInside(isStale: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>(isStale ? '[data-decide]' : 'input')?.focus()
  }, [isStale])
  return form
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
