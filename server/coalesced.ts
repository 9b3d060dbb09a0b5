/**
 * Runs once for all who ask at about the same time. Those who ask during a run share the next run,
 * since the present one may have begun too early for them.
 */
export function coalesced(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  return function ask(): Promise<void> {
    if (!running) {
      running = run().finally(() => {
        running = null
      })
      return running
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return ask()
      })
    return next
  }
}
