import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'

/**
 * Makes the folder of the shop's files. Throws, naming the setting, where it cannot be made or written: on
 * a read-only file system Node calls the missing folder ENOENT, which says neither.
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `DATA_DIR, ${dataDir}, cannot be written (${code}): it lies on a read-only file system, below a file, or belongs to somebody else. Name another folder, or let this user write there.`,
      { cause: error },
    )
  }
}
