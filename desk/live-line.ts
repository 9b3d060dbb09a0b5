import { secretHere } from './session.ts'

let isOpen = false

/** Whether the shop tells this page what changed. */
export function isLive(): boolean {
  return isOpen
}

/**
 * Reads what changed until the line ends. Throws where it breaks; answers whether the session is over.
 * `told` hears names of what changed: `order`, `deed`, `staff` …, and `all` at the beginning.
 */
export async function readLine(
  hear: (names: readonly string[]) => void,
  signal: AbortSignal,
): Promise<{ isOver: boolean }> {
  const headers = { 'desk-secret': secretHere() ?? '' }
  const response = await fetch('/api/desk/events', { headers, credentials: 'same-origin', signal })
  if (response.status === 401) return { isOver: true }
  if (!response.ok || !response.body) throw new Error(`events: ${response.status}`)
  isOpen = true
  try {
    let rest = ''
    for await (const text of partsOf(response.body)) {
      const events = (rest + text).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        if (event.startsWith('event: over')) return { isOver: true }
        const names = /^data: (.+)$/m.exec(event)?.[1]
        if (names) hear(names.split(' '))
      }
    }
    return { isOver: false }
  } finally {
    isOpen = false
  }
}

/** By a reader, since not every browser can walk through a stream. */
async function* partsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await silenceEnds(reader.read())
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** A line that is dead without having ended: three signs of life are missing. */
const longestSilence = 45_000

function silenceEnds<Value>(read: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the line is silent')), longestSilence)
  })
  return Promise.race([read, silence]).finally(() => clearTimeout(timer))
}
