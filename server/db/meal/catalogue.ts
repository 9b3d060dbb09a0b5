import type { Spot, SpotPaymentType } from '#shop/address/spot.ts'
import type { KitchenLimit } from '#shop/capacity/capacity.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import type { Liking } from '#shop/delivering/dish-rating.ts'
import type { DishTag } from '#shop/food/dish-tags.ts'
import type { Meal } from '#shop/meal.ts'
import type { Plan } from '#shop/plan/plan.ts'
import type { PlaceStop } from '#shop/publishing/gate-places.ts'
import type { WrittenWindow } from '#shop/publishing/places-form.ts'
import type { Db } from '../database.ts'

export type CatalogueRows = {
  version: number
  meals: readonly Meal[]
  plans: readonly Plan[]
  spots: readonly Spot[]
  paymentTypes: readonly SpotPaymentType[]
  timePeriods: readonly WrittenWindow[]
  kitchenLimit: KitchenLimit
  codes: Catalogue['codes']
  /** What the owner wrote of texts, brand and terms, by name (server/db/shop/shop-data.ts). */
  shopData?: Readonly<Record<string, unknown>>
  placeStops?: readonly PlaceStop[]
  dishTags?: readonly DishTag[]
  likings?: readonly Liking[]
  pass?: string | null
}

/** What a table keeps, as it stands: somebody may have written it by hand. */
export type StoredRow = { readonly id: string; readonly data: unknown }

export type StoredCatalogue = {
  readonly version: number
  readonly meals: readonly StoredRow[]
  readonly plans: readonly StoredRow[]
  readonly spots: readonly StoredRow[]
  readonly paymentTypes: readonly StoredRow[]
  readonly timePeriods: readonly StoredRow[]
  readonly kitchenLimit: KitchenLimit
  /** By list; a list without a code is missing. */
  readonly codes: Partial<Record<keyof Catalogue['codes'], readonly StoredRow[]>>
  readonly shopData: Readonly<Record<string, unknown>>
  /** Where nothing more is sold to, because a release is about to take it away. */
  readonly placeStops?: readonly PlaceStop[]
  /** What dishes are called today beside their own tags. */
  readonly dishTags?: readonly DishTag[]
  /** What customers said of the dishes they got. */
  readonly likings?: readonly Liking[]
  /** Lets in who looks around before the shop opens; null: it is open. */
  readonly pass?: string | null
}

const row = `json_build_object('id', id, 'data', data)`

/** One statement, so that all is of one moment; in json, since jsonb takes three times as long. */
export async function readCatalogue(db: Db): Promise<StoredCatalogue> {
  const { rows } = await db.query<StoredCatalogue>(`select
    (select version from catalogue_version) as version,
    (select coalesce(json_agg(${row} order by position), '[]') from meal) as meals,
    (select coalesce(json_agg(${row} order by retired, position), '[]') from (
      select id, data, position, false as retired from plan
      -- Carts may still hold them.
      union all select id, data || '{"retired": true}', 0, true from retired where kind = 'plan'
    ) all_plans) as plans,
    (select coalesce(json_agg(${row} order by position), '[]') from spot) as spots,
    (select coalesce(json_agg(${row} order by position), '[]') from spot_payment_type) as "paymentTypes",
    (select coalesce(json_agg(${row} order by position), '[]') from time_period) as "timePeriods",
    (select json_build_object('deliveriesPerWindow', deliveries_per_window,
      'portionsPerMeal', portions_per_meal) from kitchen_limit) as "kitchenLimit",
    (select coalesce(json_object_agg(list, items), '{}') from
      (select list, json_agg(json_build_object('id', code, 'data', data) order by position) as items
        from code group by list) lists) as codes,
    (select coalesce(json_object_agg(name, data), '{}') from shop_data) as "shopData",
    (select coalesce(json_agg(json_build_object('kind', kind, 'what', what, 'from', since)), '[]')
      from place_stop) as "placeStops",
    (select coalesce(json_agg(json_build_object('mealId', meal_id, 'tag', tag)), '[]')
      from dish_tag) as "dishTags",
    (select coalesce(json_agg(json_build_object('mealId', meal_id, 'liked', liked, 'rated', rated)), '[]')
      from dish_liking) as likings,
    (select pass from shop_closed) as pass`)
  const [stored] = rows
  if (!stored) throw new Error('the catalogue answered nothing')
  return stored
}

/** Grows with every change of the tables. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const { rows } = await db.query<{ version: number }>('select version from catalogue_version')
  const [row] = rows
  if (!row) throw new Error('the catalogue has no version')
  return row.version
}
