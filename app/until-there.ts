import { patiently } from './text/words.ts'

/**
 * Fetches code that a page can do without until it is there: at once, in the seconds after that, and
 * whenever the browser is online again. It never fails in a browser, so what the server rendered
 * stays as it is meanwhile.
 */
export async function untilThere<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await patiently(load)
  } catch {
    await new Promise(heard => addEventListener('online', heard, { once: true }))
    return untilThere(load)
  }
}
