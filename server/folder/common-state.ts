import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Json } from '#shop/merge/merge.ts'
import type { Written } from './written.ts'

/** What a folder said when it was last imported or exported; the shop remembers it by this name. */
export function stateName(written: Written): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(written)))
    .digest('hex')
    .slice(0, 32)
}

const file = 'state.txt'
const head = [
  '# What this folder said when it was last imported or exported, as its shop remembers it.',
  '# The program writes this file. Keep it with the folder, and under version control.',
]

/** null: the folder was never imported or exported, or lost its note. */
export async function readStateName(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => '')
  return /^[0-9a-f]{32}$/m.exec(text)?.[0] ?? null
}

export async function writeStateName(folder: string, name: string): Promise<void> {
  await writeFile(join(folder, file), `${[...head, name].join('\n')}\n`)
}

/** PostgreSQL keeps the fields of a thing in an order of its own. */
function inOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}
