import { createHash } from 'node:crypto'
import { access, open, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type Contents, contentsName } from './contents.ts'
import { type Measure, Measured } from './measured.ts'

export type ArchiveWriter = {
  add(name: string, from: Readable, tell?: (bytes: number) => void): Promise<Measure>
  /** The last entry. */
  finish(contents: Contents): void
}

/** Stands at the very end of the file. */
export const commentOf = (contents: Buffer): string =>
  `Gastra backup ${createHash('sha256').update(contents).digest('hex')}`

/** A zip file for its owner alone; until it is whole it ends in `.part`, and is removed where something fails. */
export async function writeArchive<T>(
  file: string,
  write: (archive: ArchiveWriter) => Promise<T>,
  stopping: AbortSignal = new AbortController().signal,
): Promise<T> {
  await refuseExisting(file)
  const part = `${file}.${process.pid}.part`
  const handle = await open(part, 'wx', 0o600)
  const zip = new ZipFile()
  const stopped = new AbortController()
  zip.on('error', error => stopped.abort(error))
  stopping.addEventListener('abort', () => stopped.abort(stopping.reason))
  const stream = handle.createWriteStream({ flush: true })
  const written = pipeline(zip.outputStream, stream, { signal: stopped.signal })
  // A full disk ends what is being copied, too.
  written.catch(error => stopped.abort(error))
  try {
    const result = await write(writerOn(zip, stopped.signal))
    await written
    await rename(part, file)
    return result
  } catch (error) {
    stopped.abort(error)
    await written.catch(() => {})
    await rm(part, { force: true })
    throw stopped.signal.reason
  }
}

function writerOn(zip: ZipFile, signal: AbortSignal): ArchiveWriter {
  return {
    async add(name, from, tell) {
      const measured = new Measured(tell)
      const compress = !name.startsWith('pictures/')
      // A table may outgrow the 4 GB of the older zip format.
      zip.addReadStream(measured, name, { mode: 0o100600, compress, forceZip64Format: true })
      await pipeline(from, measured, { signal })
      return measured.measure()
    },
    finish(contents) {
      const text = Buffer.from(`${JSON.stringify(contents, null, 2)}\n`)
      zip.addBuffer(text, contentsName, { mode: 0o100600 })
      zip.end({ comment: commentOf(text), forceZip64Format: false })
    },
  }
}

async function refuseExisting(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new Error(`${file} is there already. Choose another name, or move it away.`)
}
