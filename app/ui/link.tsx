import type { RefAttributes } from 'react'
import {
  type NavigateOptions,
  type Register,
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  redirect as routerRedirect,
  useNavigate as useRouterNavigate,
} from 'react-router'

type Filled<Pattern> = Pattern extends `${infer Before}/:${string}/${infer After}`
  ? `${Before}/${string}/${After}`
  : Pattern extends `${infer Before}/:${string}`
    ? `${Before}/${string}`
    : Pattern

/** The path of a page of app/routes.ts with its params filled in. A path to nowhere does not compile. */
export type PagePath = Filled<Exclude<keyof Register['pages'], '/*'>>

/** A page, perhaps with search and hash, or only these for the page that is open. */
export type PageUrl = PagePath | `${PagePath}${'?' | '#'}${string}` | `${'?' | '#'}${string}` | ''

type To =
  | PageUrl
  | { readonly pathname?: PagePath; readonly search?: string; readonly hash?: string }

export type LinkProps = Omit<RouterLinkProps, 'to'> & RefAttributes<HTMLAnchorElement> & { to: To }

/** Fetches the page ahead when a pointer or the focus comes near. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch={savesData() ? 'none' : 'intent'} {...props} />
}

/** The router's own, to pages that there are. */
export const useNavigate: () => {
  (to: To, options?: NavigateOptions): void | Promise<void>
  (delta: number): void | Promise<void>
} = useRouterNavigate

/** The router's own, to pages that there are. */
export const redirect: (to: PageUrl) => Response = routerRedirect

/** A visitor who pays for every byte fetches only what they open. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
