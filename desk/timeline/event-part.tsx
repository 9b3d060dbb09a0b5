import type { Event } from './event.ts'
import type { MailOf } from './mail-dialog.tsx'

export type EntryProps = {
  readonly event: Event
  /** Nothing needs to name it. */
  readonly isOfOneOrder?: boolean
  /** Without it no mail opens. */
  readonly openMail?: (mail: MailOf) => void
  /** Without it no mail opens that is about no order. */
  readonly customerId?: string | undefined
}

/** As high as a finger, without pushing the lines apart. */
export const link =
  '-my-2.5 inline-flex min-h-11 items-center text-basil underline underline-offset-4 hover:no-underline'

export type Of<Kind extends Event['kind']> = { readonly of: Extract<Event, { kind: Kind }>['of'] }

export function Small({ children }: { children: readonly (string | null)[] }) {
  const text = children.filter(Boolean).join(', ')
  return text && <span className="ms-2 text-sm text-muted">{text}</span>
}
