import { fork } from 'node:child_process'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Cut, PictureGroup } from '#shop/publishing/picture.ts'
import { projectFolder } from '../folders.ts'
import type { Unclean } from './cleaning.ts'

/** Milliseconds that a photo may take; an honest one takes two seconds. */
const patience = 25_000

/** JPEG, PNG and WebP, by how such a file begins: a name and a header prove nothing. */
export function isPhoto(file: Buffer): boolean {
  const start = file.subarray(0, 12).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  )
}

/**
 * Cuts and cleans a photo in a process of its own: what opens pictures takes up to 300 MB, which a
 * shop would keep, and a file that was made to hurt it hurts that process alone. Throws where no process
 * can be started.
 */
export async function cleanedApart(
  photo: Buffer,
  group: PictureGroup,
  { x, y, zoom }: Cut,
): Promise<Buffer | Unclean> {
  const options = [group, ...[x, y, zoom].map(String)]
  const child = fork(join(projectFolder, 'run.js'), ['pictures/cleaning-command', ...options], {
    execArgv: [],
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    timeout: patience,
    killSignal: 'SIGKILL',
  })
  // No process could be started, for want of memory mostly: this photo waits, and the shop goes on.
  const failed = new Promise<never>((_, reject) => child.on('error', reject))
  // A child that gave up reads no more, which is no error of the shop.
  child.stdin?.on('error', () => {})
  child.stdin?.end(photo)
  const read = child.stdout ? buffer(child.stdout) : Buffer.alloc(0)
  const output = await Promise.race([read, failed])
  const head = output.subarray(0, 40).toString('latin1')
  if (head === 'picture-pixels' || head === 'picture-small') return head
  return output.length > 100 && isPhoto(output) ? output : 'picture-broken'
}
