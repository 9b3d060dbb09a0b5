import { formatDateTime } from '#shop/format.ts'
import { isLanguage } from '#shop/language.ts'
import { wordsOf } from './text/words.ts'
import { dismissToast, toast } from './toast.ts'

const mostTries = 5
/** Milliseconds before the first new try; each further one waits twice as long. */
const firstPause = 500
/** Milliseconds until the page has loaded and the service worker has kept what it needs offline. */
const readyAfter = 4000

/** Shows and hides the bar as the browser loses and finds its network. */
export function watchConnection(): void {
  window.addEventListener('offline', () => tell())
  window.addEventListener('online', reached)
  // Missing in some browsers, and on pages without encryption.
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (typeof data?.keptAt === 'string') tell(new Date(data.keptAt))
  })
  if (!navigator.onLine) tell()
  // The toast's code has to be loaded before the network is lost.
  else setTimeout(() => import('./layout/toast-card.tsx').catch(() => {}), readyAfter)
}

/** Waits until another try makes sense; false after the last try. */
export async function waitForNetwork(tries: number): Promise<boolean> {
  if (tries >= mostTries) return false
  tell()
  if (navigator.onLine) await new Promise(resolve => setTimeout(resolve, firstPause * 2 ** tries))
  else await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
  return true
}

/** Called when the server has answered: hides the bar. */
export function reached(): void {
  if (shown === null || !navigator.onLine) return
  dismissToast(shown)
  shown = null
  since = null
}

/** The id of the bar while it is shown. */
let shown: number | null = null
let since: Date | null = null

/** `keptAt`: when the kept page that is shown was fetched; the bar names the oldest such time. */
function tell(keptAt?: Date): void {
  const older = keptAt && !Number.isNaN(keptAt.getTime()) && (since === null || keptAt < since)
  if (shown !== null && !older) return
  if (older) since = keptAt
  if (shown !== null) dismissToast(shown)
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'el'
  const { offline, offlineSince } = wordsOf(language).layout
  shown = toast(
    'loading',
    since ? offlineSince(formatDateTime(since.toISOString(), language)) : offline,
  )
}
