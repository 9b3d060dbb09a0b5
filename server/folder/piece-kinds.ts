import { z } from 'zod'
import { pictureNamed } from '#shop/publishing/picture.ts'
import { type Piece, type TermName, termNames } from '#shop/publishing/release.ts'
import { isDate } from '#shop/schedule.ts'
import { type DayLimit, dayLimitSchema } from '#shop/shop-data/day-limits.ts'
import { calendarWeekSchema, templateWeekSchema } from '#shop/shop-data/menu-weeks.ts'
import { shopDataSchemas } from '../catalogue/shop-data.ts'
import { dishFile, dishSchema, documents, type ShopFolder, saidFiles, saidNames } from './layout.ts'
import type { Dish } from './schemas/dish.ts'

type Kind = {
  file(id: string): string
  /** null: no thing of this kind can have this name. */
  schema(id: string): z.core.$ZodType | null
  find(shop: ShopFolder, id: string): unknown
  /** The shop with it; without it where the value is undefined. */
  put(shop: ShopFolder, id: string, value: never): ShopFolder
}

const ingredient = documents.ingredients.schema.element
/** A picture that was put in, by its fingerprint. */
const picture = z.strictObject({ source: z.string().regex(/^[0-9a-f]{64}$/) })
const coupon = documents.coupons.schema.element
const shopFields = documents.shop.schema.shape
const closed = shopFields.closed.unwrap()
const window = shopFields.windows.element
const placeFields = documents.places.schema.shape
const spot = placeFields.places.element

type Term = {
  readonly file: string
  readonly schema: z.core.$ZodType
  readonly find: (shop: ShopFolder) => unknown
  readonly put: (shop: ShopFolder, value: never) => ShopFolder
}

/** What every order is priced by; a plan or rate cannot be taken away as a whole. */
const terms: Record<TermName, Term> = {
  plans: {
    file: documents.plans.file,
    schema: documents.plans.schema,
    find: ({ plans }) => plans,
    put: (shop, plans: ShopFolder['plans'] | undefined) => (plans ? { ...shop, plans } : shop),
  },
  delivery: {
    file: documents.shop.file,
    schema: shopFields.delivery.unwrap(),
    find: ({ shop }) => shop.delivery,
    put: (shop, delivery: ShopFolder['shop']['delivery']) => {
      const { delivery: _, ...others } = shop.shop
      return { ...shop, shop: delivery ? { ...others, delivery } : others }
    },
  },
  vat: {
    file: documents.shop.file,
    schema: shopFields.vat,
    find: ({ shop }) => shop.vat,
    put: (shop, vat: ShopFolder['shop']['vat'] | undefined) =>
      vat ? { ...shop, shop: { ...shop.shop, vat } } : shop,
  },
  bestSellers: {
    file: documents.shop.file,
    schema: shopFields.bestSellers.unwrap(),
    find: ({ shop }) => shop.bestSellers,
    put: (shop, value: ShopFile['bestSellers']) => {
      const { bestSellers: _, ...others } = shop.shop
      return { ...shop, shop: value ? { ...others, bestSellers: value } : others }
    },
  },
  areas: {
    file: documents.places.file,
    schema: placeFields.areas.unwrap(),
    find: ({ places }) => places.areas,
    put: (shop, areas: ShopFolder['places']['areas']) => {
      const { areas: _, ...others } = shop.places
      return { ...shop, places: areas ? { ...others, areas } : others }
    },
  },
}

/** A folder in pieces: what one person edits at once, and two people merge field by field. */
export const kinds: Record<Piece['kind'], Kind> = {
  dish: {
    file: dishFile,
    schema: id => (/^[a-z0-9-]{1,50}$/.test(id) ? dishSchema : null),
    find: ({ dishes }, id) => dishes.get(id),
    put: (shop, id, value: Dish | undefined) => {
      const dishes = new Map(shop.dishes)
      if (value) dishes.set(id, value)
      else dishes.delete(id)
      const menu = shop.shop.menu.filter(slug => dishes.has(slug))
      const own = { ...shop.shop, menu }
      const left = value ? own : withoutBan(withoutLimit(own, 'dishes', id), id)
      const weeks = value ? shop.weeks : withoutDish(shop.weeks, id)
      return { ...shop, dishes, weeks, shop: left }
    },
  },
  ingredient: {
    file: () => documents.ingredients.file,
    schema: () => ingredient,
    find: ({ ingredients }, id) => ingredients.find(one => one.id === id),
    put: (shop, id, value) => ({
      ...shop,
      ingredients: inPlace(shop.ingredients, 'id', id, value),
    }),
  },
  coupon: {
    file: () => documents.coupons.file,
    schema: () => coupon,
    find: ({ coupons }, id) => coupons.find(one => one.id === id),
    put: (shop, id, value) => ({ ...shop, coupons: inPlace(shop.coupons, 'id', id, value) }),
  },
  'closed-day': {
    file: () => documents.shop.file,
    schema: () => elementOf(closed.shape.days),
    find: ({ shop }, id) => shop.closed?.days.find(({ from }) => from === id),
    put: (shop, id, value) => {
      const own = shop.shop.closed ?? closed.parse({})
      const days = inPlace(own.days, 'from', id, value)
      return { ...shop, shop: { ...shop.shop, closed: { ...own, days } } }
    },
  },
  'template-week': {
    file: () => documents.weeks.file,
    schema: () => templateWeekSchema,
    find: ({ weeks }, id) => weeks.templates.find(one => one.id === id),
    put: (shop, id, value) => ({
      ...shop,
      weeks: { ...shop.weeks, templates: inPlace(shop.weeks.templates, 'id', id, value) },
    }),
  },
  'calendar-week': {
    file: () => documents.weeks.file,
    schema: id =>
      z.safeParse(calendarWeekSchema.shape.week, id).success ? calendarWeekSchema : null,
    find: ({ weeks }, id) => weeks.calendar.find(({ week }) => week === id),
    put: (shop, id, value) => {
      const calendar = inPlace(shop.weeks.calendar, 'week', id, value)
      const byDate = calendar.toSorted((one, other) => (one.week < other.week ? -1 : 1))
      return { ...shop, weeks: { ...shop.weeks, calendar: byDate } }
    },
  },
  capacity: {
    file: () => documents.shop.file,
    schema: id => (id === 'capacity' ? shopFields.kitchen : null),
    find: ({ shop }) => shop.kitchen,
    put: (shop, _id, value: ShopFolder['shop']['kitchen'] | undefined) =>
      value ? { ...shop, shop: { ...shop.shop, kitchen: value } } : shop,
  },
  'day-limit': {
    file: () => documents.shop.file,
    schema: id => (isDate(id) ? dayLimitSchema : null),
    find: ({ shop }, id) => shop.dayLimits?.find(({ date }) => date === id),
    put: (shop, id, value: DayLimit | undefined) => {
      const days = inPlace(shop.shop.dayLimits ?? [], 'date', id, value)
      const byDate = days.toSorted((one, other) => (one.date < other.date ? -1 : 1))
      return { ...shop, shop: withLimits(shop.shop, byDate) }
    },
  },
  text: {
    file: id => saidFiles[id as keyof typeof saidFiles],
    schema: id => (isSaid(id) ? shopDataSchemas[id] : null),
    find: ({ said }, id) => (isSaid(id) ? said[id] : undefined),
    put: (shop, id, value) => {
      const { [id as keyof typeof shop.said]: _, ...others } = shop.said
      return { ...shop, said: value === undefined ? others : { ...others, [id]: value } }
    },
  },
  picture: {
    file: id => `pictures/${id.replace('_', '/')}`,
    schema: id => (pictureNamed(id) ? picture : null),
    find: ({ placed }, id) => {
      const source = placed?.get(id)
      return source && { source }
    },
    put: (shop, id, value: { source: string } | undefined) => {
      const placed = new Map(shop.placed)
      if (value) placed.set(id, value.source)
      else placed.delete(id)
      return { ...shop, placed }
    },
  },
  terms: {
    file: id => terms[id as TermName]?.file ?? '',
    schema: id => (isTerm(id) ? terms[id].schema : null),
    find: (shop, id) => (isTerm(id) ? terms[id].find(shop) : undefined),
    put: (shop, id, value) => (isTerm(id) ? terms[id].put(shop, value) : shop),
  },
  window: {
    file: () => documents.shop.file,
    schema: () => window,
    find: ({ shop }, id) => shop.windows.find(one => one.id === id),
    put: (shop, id, value) => {
      const windows = inPlace(shop.shop.windows, 'id', id, value)
      const byHour = windows.toSorted((one, other) => (one.from < other.from ? -1 : 1))
      const own = { ...shop.shop, windows: byHour }
      return { ...shop, shop: value ? own : withoutLimit(own, 'windows', id) }
    },
  },
  spot: {
    file: () => documents.places.file,
    schema: () => spot,
    find: ({ places }, id) => places.places.find(one => one.id === id),
    put: (shop, id, value) => {
      const places = inPlace(shop.places.places, 'id', id, value)
      return { ...shop, places: { ...shop.places, places } }
    },
  },
}

type ShopFile = ShopFolder['shop']

/** No days: the file says nothing of them. */
function withLimits({ dayLimits: _, ...shop }: ShopFile, days: readonly DayLimit[]): ShopFile {
  return days.length > 0 ? { ...shop, dayLimits: [...days] } : shop
}

/** What is gone has no limit on any day. */
function withoutLimit(shop: ShopFile, of: 'windows' | 'dishes', id: string): ShopFile {
  if (!shop.dayLimits) return shop
  const days = shop.dayLimits.flatMap(({ [of]: limits, ...day }): DayLimit[] => {
    const others = Object.entries(limits ?? {}).filter(([name]) => name !== id)
    const left = { ...day, ...(others.length > 0 && { [of]: Object.fromEntries(others) }) }
    return Object.keys(left).length > 1 ? [left] : []
  })
  return withLimits(shop, days)
}

function withoutBan(shop: ShopFile, id: string): ShopFile {
  const { bestSellers } = shop
  if (!bestSellers?.never) return shop
  const never = bestSellers.never.filter(slug => slug !== id)
  return { ...shop, bestSellers: { ...bestSellers, never } }
}

function inPlace<Item>(
  items: readonly Item[],
  key: keyof Item,
  id: string,
  value: Item | undefined,
): Item[] {
  const at = items.findIndex(item => item[key] === id)
  if (value === undefined) return items.filter((_, place) => place !== at)
  return at < 0 ? [...items, value] : items.with(at, value)
}

function withoutDish({ templates, calendar }: ShopFolder['weeks'], slug: string) {
  const left = templates.map(({ dishes: { [slug]: _, ...dishes }, ...own }) => ({ ...own, dishes }))
  return { templates: left, calendar }
}

function elementOf(list: unknown): z.core.$ZodType {
  let { def } = (list as z.core.$ZodTypes)._zod
  while (def.type === 'default') def = (def.innerType as z.core.$ZodTypes)._zod.def
  if (def.type !== 'array') throw new Error('the closed days are no list')
  return def.element
}

function isSaid(id: string): id is (typeof saidNames)[number] {
  return (saidNames as readonly string[]).includes(id)
}

function isTerm(id: string): id is TermName {
  return (termNames as readonly string[]).includes(id)
}
