import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Json } from '#shop/merge/merge.ts'
import { type MarkName, markNames } from '#shop/shop-data/mark.ts'
import type { Marks } from './layout.ts'
import { markFiles, printsOf, readMarks } from './marks.ts'
import type { CountsShop, Published } from './published.ts'
import type { Written } from './written.ts'

/** Under this name a folder's state keeps the fingerprints of its drawings. */
const stateFile = 'brand/'

/** What a state keeps of drawings, beside what the files say. */
export function markState(marks: Marks | undefined): Written {
  return { [stateFile]: printsOf(marks) }
}

/**
 * The logo and icon that count, and those that were put in by the staff room since the folder was last imported
 * or exported. A state that was noted without drawings had those of the folder.
 */
export function mergedMarks(
  states: { readonly base: Written | null; readonly folder: Marks; readonly shop: Marks },
  countsShop: CountsShop,
): { readonly marks: Marks; readonly published: readonly Published[] } {
  const { folder, shop } = states
  if (!states.base) return { marks: folder, published: [] }
  const [mine, theirs] = [printsOf(folder), printsOf(shop)]
  const base = (states.base[stateFile] ?? mine) as Readonly<Record<string, string | undefined>>
  const marks: Partial<Record<MarkName, Marks[MarkName]>> = { ...folder }
  const published: Published[] = []
  for (const name of markNames) {
    if (mine[name] === theirs[name] || base[name] === theirs[name]) continue
    const one: Published = {
      ...{ file: `${stateFile}${name}`, field: '', isInBoth: base[name] !== mine[name] },
      folder: shortOf(mine[name]),
      shop: shortOf(theirs[name]),
    }
    published.push(one)
    if (!countsShop(one)) continue
    if (shop[name]) marks[name] = shop[name]
    else delete marks[name]
  }
  return { marks, published }
}

/** Writes into a folder the drawings that were put in since, and says so; `undecided`: the folder has others, too. */
export async function bringMarks(
  folder: string,
  base: Written,
  shop: Marks = {},
): Promise<{ lines: string[]; undecided: readonly Published[]; state: Written }> {
  const { marks: own } = await readMarks(folder)
  const merged = mergedMarks({ base, folder: own, shop }, ({ isInBoth }) => !isInBoth)
  const undecided = merged.published.filter(({ isInBoth }) => isInBoth)
  const lines: string[] = []
  const [before, after] = [printsOf(own), printsOf(merged.marks)]
  for (const name of markNames) {
    if (before[name] === after[name]) continue
    for (const [file] of markFiles({ [name]: own[name] })) await rm(join(folder, file))
    for (const [file, content] of markFiles({ [name]: merged.marks[name] })) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), content)
    }
    const change = after[name] ? (before[name] ? 'changes' : 'is new') : 'goes'
    lines.push(`${stateFile}${name} ${change}`)
  }
  // What waits for a choice waits at the next import, too.
  const waits = (name: MarkName) => undecided.some(({ file }) => file === `${stateFile}${name}`)
  const common = Object.fromEntries(
    markNames.flatMap(name => {
      const print = waits(name) ? basePrint(base, name) : printsOf(shop)[name]
      return print ? [[name, print]] : []
    }),
  )
  return { lines, undecided, state: { [stateFile]: common } }
}

function basePrint(base: Written, name: MarkName): string | undefined {
  return (base[stateFile] as Readonly<Record<string, string | undefined>> | undefined)?.[name]
}

function shortOf(print: string | undefined): Json {
  return print?.slice(0, 12) ?? null
}
