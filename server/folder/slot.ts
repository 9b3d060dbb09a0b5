import { z } from 'zod'
import type { Json } from '#shop/merge/merge.ts'
import type { ShopFolder } from './layout.ts'
import type { Part, Parts } from './parts.ts'
import { sparse } from './sparse.ts'

/** The place of one thing in a folder. Only the slot knows the type of its value. */
export type Slot<P extends Part> = {
  readonly file: string
  /** Whether a draft may hold this: its id must be the drafted one, and some things cannot go. */
  takes(value: Json): boolean
  /** The present value in the shape of the file; null: none. */
  written(shop: Pick<Parts, P>): Json
  /** The shop with the value (null: without it), or the issues of an unreadable one. */
  put(shop: ShopFolder, value: Json): Put
}
type Put = { readonly shop: ShopFolder } | { readonly issues: readonly z.core.$ZodIssue[] }

type Thing<Value, P extends Part> = {
  readonly file: string
  readonly schema: z.core.$ZodType<Value>
  readonly find: (shop: Pick<Parts, P>) => NoInfer<Value> | undefined
  readonly takes?: (value: Json) => boolean
} & (
  | {
      readonly stays?: false
      /** undefined removes it. */
      readonly put: (shop: ShopFolder, value: NoInfer<Value> | undefined) => ShopFolder
    }
  | { readonly stays: true; readonly put: (shop: ShopFolder, value: NoInfer<Value>) => ShopFolder }
)

export function slot<Value, P extends Part>(thing: Thing<Value, P>): Slot<P> {
  const { file, schema, find, takes = isThing } = thing
  return {
    file,
    takes: value => (value == null ? !thing.stays : takes(value)),
    written: shop => asWritten(schema, find(shop)),
    put(shop, value) {
      if (value == null) return { shop: thing.stays ? shop : thing.put(shop, undefined) }
      const read = z.safeParse(schema, value, { reportInput: true })
      return read.success ? { shop: thing.put(shop, read.data) } : { issues: read.error.issues }
    },
  }
}

type Listed<Item, P extends Part> = {
  readonly file: string
  readonly schema: z.core.$ZodType<Item>
  readonly key: keyof Item & string
  readonly list: (shop: Pick<Parts, P>) => readonly NoInfer<Item>[]
  /** Without `item` it went. */
  readonly put: (
    shop: ShopFolder,
    list: NoInfer<Item>[],
    item: NoInfer<Item> | undefined,
  ) => ShopFolder
}

/** A thing in a list of its file; new ones come last. */
export function inList<Item, P extends Part>(
  id: string,
  { file, schema, key, list, put }: Listed<Item, P>,
): Slot<P> {
  return slot({
    ...{ file, schema },
    takes: value => isThing(value) && (value as { readonly [key]?: Json })[key] === id,
    find: shop => list(shop).find(item => item[key] === id),
    put: (shop, item) => {
      const parts: Parts = shop
      return put(shop, inPlace(list(parts), key, id, item), item)
    },
  })
}

function inPlace<Item>(
  items: readonly Item[],
  key: keyof Item,
  id: string,
  item: Item | undefined,
): Item[] {
  const at = items.findIndex(one => one[key] === id)
  if (item === undefined) return items.filter((_, place) => place !== at)
  return at < 0 ? [...items, item] : items.with(at, item)
}

export function withShop(shop: ShopFolder, fields: Partial<ShopFolder['shop']>): ShopFolder {
  return { ...shop, shop: { ...shop.shop, ...fields } }
}

/** The value in the shape of its file; null: none. */
function asWritten(schema: z.core.$ZodType, value: unknown): Json {
  return value === undefined ? null : JSON.parse(JSON.stringify(sparse(schema, value)))
}

function isThing(value: Json): boolean {
  return typeof value === 'object' && value !== null
}
