import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A page's data depends on its path and language alone: dialogs and filters load nothing again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}
