import { formatDateTime } from '#shop/format.ts'
import { isLanguage } from '#shop/language.ts'
import { wordsOf } from './text/words.ts'
import { dismissToast, toast } from './toast.ts'

const mostTries = 5
/** Milliseconds before the first new try; each further one waits twice as long. */
const firstPause = 500
/** Milliseconds: when the page has settled, and what it keeps for such times is kept. */
const readyAfter = 4000

/** Shows and hides the bar as the browser loses and finds its network. */
export function watchConnection(): void {
  window.addEventListener('offline', () => tell())
  window.addEventListener('online', reached)
  // Only browsers that keep pages have it, and only over a safe line.
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (typeof data?.keptAt === 'string') tell(new Date(data.keptAt))
  })
  if (!navigator.onLine) tell()
  // What tells of a lost network has to be here before it is lost.
  else setTimeout(() => import('./layout/toast-card.tsx').catch(() => {}), readyAfter)
}

/** Waits until trying again makes sense; false: it was tried often enough. */
export async function waitForNetwork(tries: number): Promise<boolean> {
  if (tries >= mostTries) return false
  tell()
  if (navigator.onLine) await new Promise(resolve => setTimeout(resolve, firstPause * 2 ** tries))
  else await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
  return true
}

/** The server has answered. */
export function reached(): void {
  if (shown === null || !navigator.onLine) return
  dismissToast(shown)
  shown = null
  since = null
}

/** The id of the bar while it is shown. */
let shown: number | null = null
let since: Date | null = null

/** `keptAt`: what is seen is one's own as it was then; so far the oldest of it counts. */
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
