import { type LinkProps, Link as RouterLink } from 'react-router'

/** Fetches the page ahead when a pointer or the focus comes near. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" {...props} />
}
