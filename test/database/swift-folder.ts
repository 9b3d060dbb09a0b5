import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/**
 * A folder for databases of tests: in memory where a Linux has room for it, because nothing there outlives
 * the run and no test has to wait for a disk.
 */
export async function swiftFolder(): Promise<string> {
  const memory = '/dev/shm'
  const found = await statfs(memory).catch(() => null)
  const isRoomy = found !== null && found.bavail * found.bsize > 4 * 1024 ** 3
  return isRoomy ? memory : tmpdir()
}
