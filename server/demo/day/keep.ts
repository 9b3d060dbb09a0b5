import { makeDemoDay, makeDemoHistory } from './demo-day.ts'
import type { Stage } from './ordering.ts'

/** A demo shop that runs through midnight has the next day within this time. */
const everyMilliseconds = 20 * 60_000

/** Makes the demo's day and past, and each day after it while the shop runs. Answers how it is stopped. */
export function keepDemoDay(stage: Stage, say: (line: string) => void): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let making = make()
  const timer = setInterval(() => {
    making = making.then(make)
  }, everyMilliseconds)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await making
  }

  async function make(): Promise<void> {
    if (signal.aborted) return
    try {
      await makeDemoDay({ stage, say, signal })
      await makeDemoHistory({ stage, say, signal })
    } catch (error) {
      if (!signal.aborted) stage.shop.log(error, 'the demo’s day could not be made')
    }
  }
}
