import type { CartItemAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import type { DayBuilds } from '../menu/day-builds.ts'

/** The items of a delivery, as the calls take them. */
export type Contents = readonly { readonly itemId: string; readonly amount: number }[]

export function contentsOf({ items }: Pick<ScheduleMenuAnswer, 'items'>): Contents {
  return items.map(({ id, amount }) => ({ itemId: id, amount }))
}

/** Adds pieces of a build, or removes them if negative; a build of which none is left goes. */
export function withMore(contents: Contents, itemId: string, more: number): Contents {
  const isHeld = contents.some(item => item.itemId === itemId)
  const all = isHeld ? contents : [...contents, { itemId, amount: 0 }]
  return all
    .map(item => (item.itemId === itemId ? { itemId, amount: item.amount + more } : item))
    .filter(({ amount }) => amount > 0)
}

/** Replaces one piece of a build with a piece of another. */
export function exchanged(contents: Contents, from: string, to: string): Contents {
  const place = contents.findIndex(({ itemId }) => itemId === from)
  const given = withMore(contents, from, -1)
  if (contents.some(({ itemId }) => itemId === to)) return withMore(given, to, 1)
  const at = given.length < contents.length ? place : place + 1
  return given.toSpliced(at, 0, { itemId: to, amount: 1 })
}

export type Copied = {
  readonly contents: Contents
  /** Names of dishes that the day lacks, and of those of which not every piece could be copied. */
  readonly notOffered: readonly string[]
  readonly noRoom: readonly string[]
}

/** The items that another delivery can take: its day must have them, main meals must fit in. */
export function copied(
  items: readonly Pick<CartItemAnswer, 'id' | 'slug' | 'name' | 'amount' | 'item'>[],
  offers: DayBuilds,
  mainMeals: number,
): Copied {
  const contents: { itemId: string; amount: number }[] = []
  const notOffered: string[] = []
  const noRoom: string[] = []
  let room = mainMeals
  const copiedOf = new Map<string, number>()
  for (const { id, slug, name, amount, item } of items) {
    const offer = offers.get(id)
    const before = copiedOf.get(slug) ?? 0
    const left = (offer?.left ?? Number.POSITIVE_INFINITY) - before
    if (!offer || left <= 0) {
      notOffered.push(name)
      continue
    }
    const isMain = item.type === 'main-meal'
    const taken = Math.min(amount, left, isMain ? room : amount)
    copiedOf.set(slug, before + taken)
    if (isMain) room -= taken
    if (taken < amount) noRoom.push(name)
    if (taken > 0) contents.push({ itemId: id, amount: taken })
  }
  return { contents, notOffered, noRoom }
}
