import type { Text } from '#shop/language.ts'
import type { Json } from '#shop/merge/merge.ts'
import type { Piece } from '#shop/publishing/release.ts'
import { textNames } from '#shop/publishing/text-names.ts'
import type { Db } from '../db/database.ts'
import { thingNames } from '../db/release/thing-names.ts'
import type { ShopFolder } from '../folder/layout.ts'

/** Names of ids in a release's fields, values and lacks. */
export function namesIn(shop: ShopFolder, said: unknown): Record<string, Text> {
  const same = (text: string): Text => ({ el: text, en: text })
  const known = new Map<string, Text>()
  for (const list of Object.values(shop.codes))
    for (const { code, name } of list) known.set(code, name)
  for (const { code, name } of shop.places.payments) known.set(code, name)
  for (const { id, name } of [...shop.places.places, ...shop.companies]) known.set(id, name)
  for (const { id, code } of shop.coupons) known.set(id, same(code))
  for (const { id, name } of shop.ingredients) known.set(id, name)
  for (const [slug, { id = slug, name }] of shop.dishes) known.set(slug, name).set(id, name)
  for (const { id, from, to } of shop.shop.windows) known.set(id, same(`${from}–${to}`))
  for (const { id, name } of shop.weeks.templates) known.set(id, name)
  for (const { id, name } of shop.areas) known.set(id, name)
  return namedIn(Object.fromEntries(known), said)
}

/** Keeps the names that stand in a value. */
export function namedIn(
  known: Readonly<Record<string, Text>>,
  said: unknown,
): Record<string, Text> {
  const words = wordsIn(said)
  return Object.fromEntries(Object.entries(known).filter(([id]) => words.has(id)))
}

/** The same of the shop as it is, of which only these names are read. */
export async function readNames(db: Db, said: unknown): Promise<Record<string, Text>> {
  const words = wordsIn(said)
  const things = await thingNames(db, [...words])
  return Object.fromEntries(things.map(({ id, name }) => [id, name]))
}

function wordsIn(said: unknown): ReadonlySet<string> {
  return new Set(JSON.stringify(said).split(/[^\w-]+/))
}

/** Names of entries in lists of texts, keyed as "faq minimum-order". */
export function textNamesOf(
  pieces: readonly (Piece & { readonly value: Json })[],
): Record<string, Text> {
  const texts = pieces.filter(({ kind }) => kind === 'text')
  return Object.fromEntries(
    texts.flatMap(({ piece, value }) =>
      Object.entries(textNames(value)).flatMap(([id, name]) =>
        name ? [[`${piece} ${id}`, name]] : [],
      ),
    ),
  )
}
