/** Where a browser keeps what its customer must not eat. */
export const profileKey = 'avoid'

export type WarnedProps = {
  /** Builds, any of which may be meant. */
  readonly of: readonly { readonly id: string }[]
  /** On a page about one dish. */
  readonly large?: boolean
}
