import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { errorCode } from './error-code.ts'

/** Makes the folder of the shop's files; throws with the setting's name, which Node's ENOENT does not say. */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    throw new Error(
      `DATA_DIR, ${dataDir}, cannot be written (${errorCode(error)}): it lies on a read-only file system, below a file, or belongs to somebody else. Name another folder, or let this user write there.`,
      { cause: error },
    )
  }
}
