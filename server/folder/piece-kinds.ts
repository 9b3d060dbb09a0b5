import { z } from 'zod'
import { pictureNamed } from '#shop/publishing/picture.ts'
import type { Piece, PieceKind } from '#shop/publishing/release.ts'
import { isDate } from '#shop/schedule/schedule.ts'
import { closedDaySchema } from '#shop/shop-data/closed-days.ts'
import { type DayLimit, dayLimitSchema } from '#shop/shop-data/day-limits.ts'
import { calendarWeekSchema, templateWeekSchema } from '#shop/shop-data/menu-weeks.ts'
import { shopDataSchemas } from '../catalogue/shop-data.ts'
import {
  dishFile,
  dishSchema,
  documents,
  type ShopFolder,
  textFileNames,
  textFiles,
} from './layout.ts'
import type { Part, PartOf } from './parts.ts'
import { inList, type Slot, slot, withShop } from './slot.ts'
import { termSlot } from './term-slots.ts'

/** null: the kind has no thing of this name. */
type SlotNamed<P extends Part> = (id: string) => Slot<P> | null

const shopFile = documents.shop.file
const shopFields = documents.shop.schema.shape
const closed = shopFields.closed.unwrap()
/** A picture, by its fingerprint. */
const picture = z.strictObject({ source: z.string().regex(/^[0-9a-f]{64}$/) })

/** The pieces of a folder: one person edits each at once, and two are merged field by field. One table, however long. */
const slots: { readonly [Kind in PieceKind]: SlotNamed<PartOf<Kind>> } = {
  dish: id =>
    /^[a-z0-9-]{1,50}$/.test(id)
      ? slot({
          file: dishFile(id),
          schema: dishSchema,
          find: ({ dishes }) => dishes.get(id),
          put: (shop, dish) =>
            dish ? { ...shop, dishes: new Map(shop.dishes).set(id, dish) } : withoutDish(shop, id),
        })
      : null,
  ingredient: id =>
    inList(id, {
      file: documents.ingredients.file,
      schema: documents.ingredients.schema.element,
      key: 'id',
      list: ({ ingredients }) => ingredients,
      put: (shop, ingredients) => ({ ...shop, ingredients }),
    }),
  coupon: id =>
    inList(id, {
      file: documents.coupons.file,
      schema: documents.coupons.schema.element,
      key: 'id',
      list: ({ coupons }) => coupons,
      put: (shop, coupons) => ({ ...shop, coupons }),
    }),
  'closed-day': id =>
    inList(id, {
      file: shopFile,
      schema: closedDaySchema,
      key: 'from',
      list: ({ shop }) => shop.closed?.days ?? [],
      put: (shop, days) =>
        withShop(shop, { closed: { ...(shop.shop.closed ?? closed.parse({})), days } }),
    }),
  'template-week': id =>
    inList(id, {
      file: documents.weeks.file,
      schema: templateWeekSchema,
      key: 'id',
      list: ({ weeks }) => weeks.templates,
      put: (shop, templates) => ({ ...shop, weeks: { ...shop.weeks, templates } }),
    }),
  'calendar-week': id =>
    z.safeParse(calendarWeekSchema.shape.week, id).success
      ? inList(id, {
          file: documents.weeks.file,
          schema: calendarWeekSchema,
          key: 'week',
          list: ({ weeks }) => weeks.calendar,
          put: (shop, calendar) => ({
            ...shop,
            weeks: { ...shop.weeks, calendar: inOrderOf('week', calendar) },
          }),
        })
      : null,
  capacity: id =>
    id === 'capacity'
      ? slot({
          file: shopFile,
          schema: shopFields.kitchen,
          stays: true,
          find: ({ shop }) => shop.kitchen,
          put: (shop, kitchen) => withShop(shop, { kitchen }),
        })
      : null,
  'day-limit': id =>
    isDate(id)
      ? inList(id, {
          file: shopFile,
          schema: dayLimitSchema,
          key: 'date',
          list: ({ shop }) => shop.dayLimits ?? [],
          put: (shop, days) => withShop(shop, limitsOf(inOrderOf('date', days))),
        })
      : null,
  text: id =>
    isSaid(id)
      ? slot<unknown, 'said'>({
          file: textFiles[id],
          schema: shopDataSchemas[id],
          find: ({ said }) => said[id],
          put: (shop, text) => {
            const { [id]: _, ...others } = shop.said
            return { ...shop, said: text === undefined ? others : { ...others, [id]: text } }
          },
        })
      : null,
  picture: id =>
    pictureNamed(id)
      ? slot({
          file: `pictures/${id.replace('_', '/')}`,
          schema: picture,
          find: ({ placed }) => {
            const source = placed?.get(id)
            return source === undefined ? undefined : { source }
          },
          put: (shop, value) => {
            const placed = new Map(shop.placed)
            if (value) placed.set(id, value.source)
            else placed.delete(id)
            return { ...shop, placed }
          },
        })
      : null,
  terms: termSlot,
  window: id =>
    inList(id, {
      file: shopFile,
      schema: shopFields.windows.element,
      key: 'id',
      list: ({ shop }) => shop.windows,
      put: (shop, windows, window) =>
        withShop(shop, {
          windows: inOrderOf('from', windows),
          ...(!window && withoutLimit(shop.shop, 'windows', id)),
        }),
    }),
  area: id =>
    inList(id, {
      file: documents.areas.file,
      schema: documents.areas.schema.element,
      key: 'id',
      list: ({ areas }) => areas,
      put: (shop, areas) => ({ ...shop, areas }),
    }),
  spot: id =>
    inList(id, {
      file: documents.places.file,
      schema: documents.places.schema.shape.places.element,
      key: 'id',
      list: ({ places }) => places.places,
      put: (shop, places) => ({ ...shop, places: { ...shop.places, places } }),
    }),
}

export function slotOf<Kind extends PieceKind>({
  kind,
  piece,
}: Piece<Kind>): Slot<PartOf<Kind>> | null {
  const named: SlotNamed<PartOf<Kind>> = slots[kind]
  return named(piece)
}

type ShopFile = ShopFolder['shop']

/** An empty list is left out. */
function limitsOf(days: readonly DayLimit[]): Pick<ShopFile, 'dayLimits'> {
  return { dayLimits: days.length > 0 ? [...days] : undefined }
}

/** A removed thing loses its limits of all days. */
function withoutLimit(
  { dayLimits = [] }: ShopFile,
  of: 'windows' | 'dishes',
  id: string,
): Pick<ShopFile, 'dayLimits'> {
  const days = dayLimits.flatMap(({ [of]: limits, ...day }): DayLimit[] => {
    const others = Object.entries(limits ?? {}).filter(([name]) => name !== id)
    const left = { ...day, ...(others.length > 0 && { [of]: Object.fromEntries(others) }) }
    return Object.keys(left).length > 1 ? [left] : []
  })
  return limitsOf(days)
}

/** Removes what names the dish, too. */
function withoutDish({ dishes, weeks, shop, ...others }: ShopFolder, slug: string): ShopFolder {
  const { bestSellers } = shop
  const isOther = (name: string) => name !== slug
  const templates = weeks.templates.map(({ dishes: { [slug]: _, ...own }, ...template }) => ({
    ...template,
    dishes: own,
  }))
  return {
    ...others,
    dishes: new Map([...dishes].filter(([name]) => isOther(name))),
    weeks: { ...weeks, templates },
    shop: {
      ...shop,
      menu: shop.menu.filter(isOther),
      ...withoutLimit(shop, 'dishes', slug),
      ...(bestSellers?.never && {
        bestSellers: { ...bestSellers, never: bestSellers.never.filter(isOther) },
      }),
    },
  }
}

function inOrderOf<Key extends string, Item extends { readonly [K in Key]: string }>(
  key: Key,
  items: readonly Item[],
): Item[] {
  return items.toSorted((one, other) => (one[key] < other[key] ? -1 : 1))
}

function isSaid(id: string): id is (typeof textFileNames)[number] {
  return textFileNames.some(name => name === id)
}
