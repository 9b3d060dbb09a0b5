import { isLanguage } from '#shop/language.ts'
import { wordsOf } from './text/words.ts'
import { dismissToast, toast } from './toast.ts'

const mostTries = 5
/** Milliseconds before the first new try; each further one waits twice as long. */
const firstPause = 500

/** Shows and hides the bar as the browser loses and finds its network. */
export function watchConnection(): void {
  window.addEventListener('offline', tell)
  window.addEventListener('online', reached)
  if (!navigator.onLine) tell()
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
}

/** The id of the bar while it is shown. */
let shown: number | null = null

function tell(): void {
  if (shown !== null) return
  const { lang } = document.documentElement
  shown = toast('loading', wordsOf(isLanguage(lang) ? lang : 'el').layout.offline)
}
