import type { RefAttributes } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'

/** Fetches the page ahead when a pointer or the focus comes near. */
export function Link(props: LinkProps & RefAttributes<HTMLAnchorElement>) {
  return <RouterLink prefetch={savesData() ? 'none' : 'intent'} {...props} />
}

/** Who pays for every byte fetches only what they open. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
