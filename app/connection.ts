import { formatDateTime } from '#shop/format.ts'
import { forgetWithoutSession } from './session/session.ts'
import { languageHere, wordsHere } from './text/words.ts'
import { dismissToast, toast } from './toast.ts'

const mostTries = 5
/** Milliseconds before the first new try; each further one waits twice as long. */
const firstPause = 500
/** Milliseconds until the page has loaded and the service worker has kept what it needs offline. */
const readyAfter = 4000

/** Shows and hides the bar as the browser loses and finds its network. */
export function watchConnection(): void {
  window.addEventListener('offline', () => tellOffline())
  window.addEventListener('online', nothingWaits)
  // Missing in some browsers, and on pages without encryption.
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (typeof data?.keptAt === 'string') tellOffline(new Date(data.keptAt))
  })
  // The session may have ended on another device, or with its term.
  forgetWithoutSession()
  if (!navigator.onLine) tellOffline()
  // The toast's code has to be loaded before the network is lost.
  else setTimeout(() => import('./layout/toast-card.tsx').catch(() => {}), readyAfter)
}

/** What may pass, so that the same call is worth another try. */
export type Passing = 'network-error' | 'timeout' | 'unavailable'

/** Says why a change waits, until another try makes sense; false after the last try. */
export async function waitForAnswer(tries: number, why: Passing): Promise<boolean> {
  if (tries >= mostTries) return false
  if (navigator.onLine) {
    tell(wordsHere().layout.changesWait[why])
    await new Promise(resolve => setTimeout(resolve, firstPause * 2 ** tries))
  } else {
    tellOffline()
    await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
  }
  return true
}

/** Hides the bar, unless there is no network: the server has answered, or the change was given up. */
export function nothingWaits(): void {
  if (shown === null || !navigator.onLine) return
  dismissToast(shown.id)
  shown = null
  since = null
}

let shown: { readonly id: number; readonly text: string } | null = null
let since: Date | null = null

/** `keptAt`: when the kept page that is shown was fetched; the bar names the oldest such time. */
function tellOffline(keptAt?: Date): void {
  if (keptAt && !Number.isNaN(keptAt.getTime()) && (since === null || keptAt < since))
    since = keptAt
  const { offline, offlineSince, awaySince } = wordsHere().layout
  // The network may be there, and only the shop away.
  const told = navigator.onLine ? awaySince : offlineSince
  tell(since ? told(formatDateTime(since.toISOString(), languageHere())) : offline)
}

function tell(text: string): void {
  if (shown?.text === text) return
  if (shown !== null) dismissToast(shown.id)
  shown = { id: toast('loading', text), text }
}
