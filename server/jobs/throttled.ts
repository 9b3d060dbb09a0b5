/** Runs at once, then at most once in so many milliseconds. */
export function throttled(run: () => void, milliseconds: number): () => void {
  let waits = false
  let asked = false
  return function ask() {
    if (waits) {
      asked = true
      return
    }
    waits = true
    run()
    setTimeout(() => {
      waits = false
      if (asked) {
        asked = false
        ask()
      }
    }, milliseconds).unref()
  }
}
