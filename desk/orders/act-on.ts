import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { Input } from '../call.ts'
import { usePreview } from '../preview.ts'
import { useAct } from '../queries.ts'
import type { DeskOrder } from './desk-order.ts'
import type { OrderAct } from './effect.tsx'

type OnOrder = { readonly order: string; readonly seen: string; readonly reason: string }

export type Props<Name extends OrderAct> = {
  readonly shown: DeskOrder
  readonly name: Name
  /** free: the colleague who asked gave a reason, so this one may stay empty. */
  readonly reasonIs?: 'needed' | 'free'
  /** The fields of the act itself; null: something lacks. */
  readonly own: Omit<Input<Name>, keyof OnOrder> | null
  readonly close: () => void
}

/** The act beside its preview, on the order as its person saw it. */
export function useActOn<Name extends OrderAct>({
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
  // No reason changes what the act does: asked anew with each word, it would be read out anew as well.
  const preview = usePreview(name, input(isReasonNeeded ? '-' : ''))
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
    // The preview may be refused for the same reason: the screen says it once.
    error: preview.error?.code === act.error?.code ? null : act.error,
    isPending: act.isPending,
  }
}

/** Reads the order again at once after a colleague changed it. */
function useAnew(isWanted: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isWanted) void client.invalidateQueries({ queryKey: ['order-one'] })
  }, [client, isWanted])
}
