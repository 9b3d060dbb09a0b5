import pino, { type Logger } from 'pino'
import { requestForLog } from './door/request-log.ts'

/** Characters that wait while nothing can be written; what is said beyond them is lost. */
const mostWaiting = 1_000_000

/**
 * The log, on standard output. A disk that is full or a reader that is gone costs lines, never the shop:
 * pino alone would end the process for it and, since it tries for ever to write the last line, hang.
 */
export function logLines(level: string): Logger {
  const lines = pino.destination({ fd: 1, sync: true, maxLength: mostWaiting })
  lines.on('error', () => {})
  return pino({ level, serializers: { req: requestForLog } }, lines)
}

/** Keeps the process alive when its terminal or pipe is closed: lines are lost then. */
export function outliveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
