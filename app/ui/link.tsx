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

/** The path of a page of app/routes.ts with its params filled in; others do not compile. */
export type PagePath = Filled<Exclude<keyof Register['pages'], '/*'>>

/** A page, perhaps with search and hash; these alone stay on the open page. */
export type PageUrl = PagePath | `${PagePath}${'?' | '#'}${string}` | `${'?' | '#'}${string}` | ''

type To =
  | PageUrl
  | { readonly pathname?: PagePath; readonly search?: string; readonly hash?: string }

export type LinkProps = Omit<RouterLinkProps, 'to'> & RefAttributes<HTMLAnchorElement> & { to: To }

/** Loads the page early, when a pointer or the focus comes near. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch={savesData() ? 'none' : 'intent'} {...props} />
}

/** The router's own, typed to accept only existing pages. */
export const useNavigate: () => {
  (to: To, options?: NavigateOptions): void | Promise<void>
  (delta: number): void | Promise<void>
} = useRouterNavigate

/** The router's own, typed to accept only existing pages. */
export const redirect: (to: PageUrl) => Response = routerRedirect

/** Whether the visitor's browser asks to save data; then no page is loaded early. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
