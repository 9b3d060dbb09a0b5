import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type DeskChannel, listenAtDesk } from '../db/staff/desk-channel.ts'

/** Milliseconds between two heartbeats. Each also checks the sessions, in case a notice was lost. */
const heartbeat = 15_000
/** Milliseconds after which a line with a slow reader is closed. */
const patience = 20_000
/** Most lines of one person, and of the process. */
const mostOfOne = 10
const mostOfAll = 500

type Line = {
  readonly staffId: string
  readonly answer: ServerResponse
  readonly isStillIn: () => Promise<boolean>
  /** Names not yet sent. Each stands once, so a slow reader costs no memory. */
  readonly waiting: Set<string>
  isWriting: boolean
}

/**
 * The open event lines of this process. One database connection listens for all, only while there are any.
 */
export function deskLines(db: Pool, log: (error: unknown, message: string) => void) {
  const lines = new Set<Line>()
  let listening: DeskChannel | null = null
  let beat: ReturnType<typeof setInterval> | undefined

  function begin(): void {
    if (listening) return
    listening = listenAtDesk(db, heard, error =>
      log(error, 'the connection that listens for the desk broke'),
    )
    beat = setInterval(() => {
      checkAll()
      // Without a listener everything may have changed.
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

  /** Closes the lines of ended sessions. */
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
    isFull: (staffId: string) =>
      lines.size >= mostOfAll ||
      [...lines].filter(line => line.staffId === staffId).length >= mostOfOne,
    add(given: Pick<Line, 'staffId' | 'answer' | 'isStillIn'>): void {
      const line: Line = { ...given, waiting: new Set(), isWriting: false }
      lines.add(line)
      given.answer.on('close', () => end(line))
      given.answer.on('error', () => end(line))
      begin()
      // Changes before the line opened are unknown, so ask for everything.
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
