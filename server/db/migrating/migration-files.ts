import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export type MigrationFile = {
  readonly name: string
  readonly text: string
  /** SHA-256 of the text; ends of lines as Windows writes them make no difference. */
  readonly checksum: string
}

const folder = new URL('../migrations/', import.meta.url)

/** The SQL files that this program knows, in the order in which they are applied. */
export async function readMigrations(): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, checksum: checksumOf(text) }
    }),
  )
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
}
