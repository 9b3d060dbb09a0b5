/** Milliseconds in which a dialog that was told to close is not told again (§9). */
const debounce = 300

let last = { entry: '', at: Number.NEGATIVE_INFINITY }

/**
 * Whether this is the first wish to close what stands at an entry of the history: a second press
 * while the dialog leaves would go back once more, out of the page. `now` in milliseconds.
 */
export function closesOnce(entry: string, now = performance.now()): boolean {
  if (entry === last.entry && now - last.at < debounce) return false
  last = { entry, at: now }
  return true
}
