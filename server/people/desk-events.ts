import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type Listening, listenAtDesk } from '../db/staff/desk-listening.ts'

/** Milliseconds between two signs of life; a session that ended unheard ends with one, too. */
const heartbeat = 15_000
/** Milliseconds that a reader may take before the line is given up. */
const patience = 20_000
/** Lines that one person may hold, and the process. */
const mostOfOne = 10
const mostOfAll = 500

type Line = {
  readonly staffId: string
  readonly answer: ServerResponse
  readonly isStillIn: () => Promise<boolean>
  /** Names that wait for the reader: each stands once, so that a slow reader holds no heap. */
  readonly waiting: Set<string>
  isWriting: boolean
}

/**
 * The open lines of this process to desks. One connection listens for all of them, and only while
 * there are some.
 */
export function deskLines(db: Pool, log: (error: unknown, message: string) => void) {
  const lines = new Set<Line>()
  let listening: Listening | null = null
  let beat: ReturnType<typeof setInterval> | undefined

  function begin(): void {
    if (listening) return
    listening = listenAtDesk(db, heard, error =>
      log(error, 'the connection that listens for the desk broke'),
    )
    beat = setInterval(() => {
      checkAll()
      // Unheard changes are asked for, whether there are some or not.
      const name = listening?.isHearing() ? '' : 'all'
      for (const line of lines) tell(line, name)
    }, heartbeat).unref()
  }

  function restIfEmpty(): void {
    if (lines.size > 0) return
    listening?.stop()
    listening = null
    clearInterval(beat)
  }

  function heard(topic: string | null): void {
    if (topic === null || topic === 'staff') checkAll()
    for (const line of lines) tell(line, topic ?? 'all')
  }

  /** Whoever is not in any more hears so and is cut off. */
  function checkAll(): void {
    for (const line of lines)
      line.isStillIn().then(
        isIn => isIn || end(line, 'event: over\ndata: \n\n'),
        error => log(error, 'a session of the staff room could not be read'),
      )
  }

  function tell(line: Line, name: string): void {
    line.waiting.add(name)
    if (!line.isWriting) write(line).catch(() => end(line))
  }

  async function write(line: Line): Promise<void> {
    line.isWriting = true
    while (line.waiting.size > 0 && lines.has(line)) {
      const names = [...line.waiting].filter(name => name !== '')
      line.waiting.clear()
      const text = names.length > 0 ? `event: changed\ndata: ${names.join(' ')}\n\n` : ':\n\n'
      if (!line.answer.write(text)) await drained(line.answer)
    }
    line.isWriting = false
  }

  function end(line: Line, lastWords = ''): void {
    if (!lines.delete(line)) return
    if (line.isWriting) line.answer.destroy()
    else line.answer.end(lastWords)
    restIfEmpty()
  }

  return {
    /** Whether one more would be too many. */
    isFull: (staffId: string) =>
      lines.size >= mostOfAll ||
      [...lines].filter(line => line.staffId === staffId).length >= mostOfOne,
    add(given: Pick<Line, 'staffId' | 'answer' | 'isStillIn'>): void {
      const line: Line = { ...given, waiting: new Set(), isWriting: false }
      lines.add(line)
      given.answer.on('close', () => end(line))
      given.answer.on('error', () => end(line))
      begin()
      // What changed while nobody listened is asked for at once.
      tell(line, 'all')
    },
    endAll(): void {
      for (const line of lines) end(line)
    },
  }
}

async function drained(answer: ServerResponse): Promise<void> {
  const late = new AbortController()
  const tooLate = pause(patience, null, { signal: late.signal, ref: false }).then(() => {
    throw new Error('the reader is too slow')
  })
  try {
    await Promise.race([once(answer, 'drain'), once(answer, 'close'), tooLate])
  } finally {
    late.abort()
    tooLate.catch(() => {})
  }
}
