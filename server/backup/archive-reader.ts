import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { commentOf } from './archive-writer.ts'
import { type Contents, contentsName, contentsSchema, entryOfTable, format } from './contents.ts'
import { Measured } from './measured.ts'

export type Archive = {
  readonly contents: Contents
  /** Hands an entry to `use`; throws where it is not what was written. */
  read(
    name: string,
    use: (from: Readable) => Promise<void>,
    tell?: (bytes: number) => void,
  ): Promise<void>
}

type Entries = ReadonlyMap<string, Entry>
type Written = { readonly bytes: number; readonly checksum: string }

const mostBytesOfContents = 64 * 1024 * 1024

/** Reads an archive to its end, then hands it on. Throws, naming the file, where something is not as it was written. */
export async function withArchive<T>(
  file: string,
  tell: (line: string) => void,
  run: (archive: Archive) => Promise<T>,
): Promise<T> {
  const zip = await openPromise(file, { autoClose: false, strictFileNames: true }).catch(
    refuse(file),
  )
  try {
    const entries = await readEntries(zip).catch(refuse(file))
    const contents = await readContents(zip, entries).catch(refuse(file))
    const archive = { contents, read: reader(zip, entries, contents) }
    tell(`Looking through ${file} …`)
    for (const name of writtenIn(contents).keys())
      await archive.read(name, readToItsEnd).catch(refuse(file))
    return await run(archive)
  } finally {
    zip.close()
  }
}

async function readEntries(zip: ZipFile): Promise<Entries> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

async function readContents(zip: ZipFile, entries: Entries): Promise<Contents> {
  const entry = entries.get(contentsName)
  if (!entry || entry.uncompressedSize > mostBytesOfContents)
    throw new Error(`it has no ${contentsName}`)
  const text = await buffer(await zip.openReadStreamPromise(entry))
  if (zip.comment !== commentOf(text)) throw new Error(`${contentsName} is not as it was written`)
  const given = JSON.parse(text.toString())
  if (given.format > format)
    throw new Error(`it was made by a newer Gastra (${given.program}); restore it with that one`)
  const contents = contentsSchema.parse(given)
  const names = new Set([contentsName, ...writtenIn(contents).keys()])
  for (const name of names) if (!entries.has(name)) throw new Error(`${name} is missing`)
  for (const name of entries.keys()) if (!names.has(name)) throw new Error(`${name} is unknown`)
  return contents
}

function reader(zip: ZipFile, entries: Entries, contents: Contents): Archive['read'] {
  const written = writtenIn(contents)
  return async (name, use, tell) => {
    const entry = entries.get(name)
    if (!entry) throw new Error(`${name} is missing`)
    const from = await zip.openReadStreamPromise(entry)
    const measured = new Measured(tell)
    const [used, read] = await Promise.allSettled([use(measured), pipeline(from, measured)])
    // Where one of them fails, the other is ended too.
    for (const ended of [used, read])
      if (ended.status === 'rejected')
        throw new Error(`${name}: ${ended.reason.message}`, { cause: ended.reason })
    const { bytes, checksum } = measured.measure()
    const then = written.get(name)
    if (bytes !== then?.bytes || checksum !== then.checksum)
      throw new Error(`${name} is not as it was written`)
  }
}

function writtenIn({ tables, pictures }: Contents): ReadonlyMap<string, Written> {
  return new Map<string, Written>([
    ...tables.map(table => [entryOfTable(table.name), table] as const),
    ...pictures.map(picture => [picture.path, picture] as const),
  ])
}

async function readToItsEnd(from: Readable): Promise<void> {
  for await (const _ of from);
}

function refuse(file: string): (error: Error) => never {
  return error => {
    if ('code' in error && error.code === 'ENOENT') throw new Error(`There is no file ${file}.`)
    throw new Error(
      `${file} is not a whole backup of a Gastra shop: ${error.message}. Nothing was written.`,
      { cause: error },
    )
  }
}
