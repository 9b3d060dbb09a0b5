export type Progress = {
  readonly more: (bytes: number) => void
  /** A part without anything is passed over. */
  readonly end: (count: number, what: string) => void
}

const quietMilliseconds = 5000
const megabyte = 1024 * 1024

/** A line when a part is done, and one every few seconds meanwhile; `whole`: its bytes, if known. */
export function progressOf(name: string, say: (line: string) => void, whole = 0): Progress {
  let bytes = 0
  let saidAt = performance.now()
  return {
    more(some) {
      bytes += some
      if (performance.now() - saidAt < quietMilliseconds) return
      saidAt = performance.now()
      say(
        `  ${name}: ${size(bytes)}${whole > 0 ? `, ${Math.floor((bytes * 100) / whole)} %` : ''} …`,
      )
    },
    end(count, what) {
      if (count > 0) say(`  ${name}: ${count.toLocaleString('en')} ${what}, ${size(bytes)}`)
    },
  }
}

export function size(bytes: number): string {
  if (bytes < megabyte) return `${Math.ceil(bytes / 1024)} KB`
  if (bytes < 1024 * megabyte) return `${(bytes / megabyte).toFixed(1)} MB`
  return `${(bytes / 1024 / megabyte).toFixed(1)} GB`
}
