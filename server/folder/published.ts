import { isSame, mergedBy, type Theirs } from '#shop/merge/merge.ts'
import type { Written } from './written.ts'

/** A value that was published since the folder was last imported or exported. */
export type Published = {
  readonly file: string
  /** Such as "prices.regular"; '': the whole file. */
  readonly field: string
  /** The folder changed it, too. */
  readonly isInBoth: boolean
  readonly folder: Theirs['mine']
  readonly shop: Theirs['theirs']
}

/** What a folder said when it last had to do with the shop, what it says now, and what the shop is. */
type ThreeStates = {
  readonly base: Written
  readonly folder: Written
  readonly shop: Written
}

/** Whether the shop's value counts, or the folder's. */
export type CountsShop = (published: Published) => boolean

/** The folder with the published values for which `countsShop` says so. */
export function withPublished(
  { base, folder, shop }: ThreeStates,
  countsShop: CountsShop,
): Written {
  const names = new Set([...Object.keys(folder), ...Object.keys(shop)])
  const files = [...names].map(file => {
    const value = mergedBy(
      ({ field, base, mine, theirs }) =>
        countsShop({ file, field, isInBoth: !isSame(base, mine), folder: mine, shop: theirs })
          ? 'theirs'
          : 'mine',
      base[file],
      folder[file],
      shop[file],
    )
    return [file, value] as const
  })
  return Object.fromEntries(files.filter(([, value]) => value !== undefined))
}

export function publishedSince(states: ThreeStates): Published[] {
  const found: Published[] = []
  withPublished(states, published => {
    found.push(published)
    return false
  })
  return found
}

export function nameOf({ file, field }: Pick<Published, 'file' | 'field'>): string {
  return `${file} ${field}`
}
