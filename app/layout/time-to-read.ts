type Holder = 'pointer' | 'focus' | 'tab'

/** A timer that calls `done` after these milliseconds and stands still while it is held. */
export function timeToRead(milliseconds: number, done: () => void) {
  const holders = new Set<Holder>()
  let left = milliseconds
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0

  function run(): void {
    if (timer !== undefined || holders.size > 0 || !Number.isFinite(left)) return
    since = Date.now()
    timer = setTimeout(done, left)
  }

  function stop(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left = Math.max(0, left - (Date.now() - since))
  }

  return {
    run,
    stop,
    hold(holder: Holder): void {
      holders.add(holder)
      stop()
    },
    release(holder: Holder): void {
      holders.delete(holder)
      run()
    },
  }
}
