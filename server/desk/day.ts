import type { Text } from '#shop/language.ts'
import {
  bags,
  type CookLine,
  cookList,
  type DueDelivery,
  ingredientsFor,
} from '#shop/staff-room/production.ts'
import type { StaffRole } from '#shop/staff-room/staff.ts'
import { readIngredients, readRecipes } from '../db/recipes.ts'
import { dueOn } from '../db/staff-room/day.ts'
import type { StaffCall } from '../staff/desk-hook.ts'

/** Who sees what of a customer on the day's lists (decision 045); nobody sees money here. */
const sees = {
  name: ['owner', 'manager', 'care', 'driver', 'counter'],
  door: ['owner', 'manager', 'care', 'driver'],
  dishes: ['owner', 'manager', 'care', 'chef', 'packer', 'counter', 'dietitian'],
  grams: ['owner', 'manager', 'chef', 'dietitian'],
} as const satisfies Record<string, readonly StaffRole[]>

type Bag = {
  readonly bag: number
  readonly number: number
  readonly from: string
  readonly to: string
  readonly spot: { readonly kind: string; readonly name: Text }
  /** The first name alone for who only packs. */
  readonly name: string
  readonly notes: string
  readonly pieces: number
  readonly items: readonly {
    readonly name: Text
    readonly portion: string
    readonly amount: number
  }[]
  /** For who brings it; null: for who does not. */
  readonly door: Door | null
  /** The last four digits, with which a counter tells two customers of one name apart. */
  readonly phoneEnd: string
}
type Door = Pick<
  DueDelivery['address'],
  'street' | 'number' | 'municipality' | 'postcode' | 'floor' | 'bell' | 'phone' | 'deliveryNotes'
> & { readonly lat: number; readonly lng: number; readonly unverified: boolean }

type Day = {
  readonly date: string
  /** When these lists were made, and when an order on them last changed. */
  readonly madeAt: Date
  readonly changedAt: Date | null
  readonly cook: readonly CookLine[]
  /** Grams as served, of all dishes of the day; null for who does not cook. */
  readonly ingredients: readonly { readonly name: Text; readonly grams: number }[] | null
  /** Dishes without a recipe: their ingredients are not among the grams. */
  readonly unknown: readonly string[]
  readonly bags: readonly Bag[]
}

/** What is cooked, packed and brought on a day, or in one window of it; live, as orders stand now. */
export async function dayOne(
  { db, now, staff }: StaffCall,
  { date, timePeriodId }: { date: string; timePeriodId?: string | undefined },
): Promise<Day> {
  const { deliveries: all, changedAt } = await dueOn(db, date)
  const deliveries = all.filter(({ timePeriod }) => !timePeriodId || timePeriod.id === timePeriodId)
  const may = (what: keyof typeof sees) =>
    staff.roles.some(role => (sees[what] as readonly StaffRole[]).includes(role))
  const [recipes, pantry] = may('grams')
    ? await Promise.all([readRecipes(db), readIngredients(db)])
    : [null, []]
  const needed = recipes && ingredientsFor(deliveries, recipes)
  const names = new Map(pantry.map(({ id, name }) => [id, name]))
  return {
    date,
    madeAt: new Date(now),
    changedAt,
    cook: may('dishes') ? cookList(deliveries) : [],
    ingredients:
      needed?.grams.map(({ ingredient, grams }) => ({
        name: names.get(ingredient) ?? { el: ingredient, en: ingredient },
        grams,
      })) ?? null,
    unknown: needed?.unknown ?? [],
    bags: bags(deliveries).map(({ bag, delivery }) => bagFor(bag, delivery, may)),
  }
}

function bagFor(
  bag: number,
  delivery: DueDelivery,
  may: (what: keyof typeof sees) => boolean,
): Bag {
  const { number, timePeriod, spot, address, name, notes, items } = delivery
  return {
    bag,
    number,
    from: timePeriod.from,
    to: timePeriod.to,
    spot: { kind: spot.kind, name: spot.name },
    name: may('name') ? name : (name.split(' ')[0] ?? ''),
    notes,
    pieces: items.reduce((sum, { amount }) => sum + amount, 0),
    items: may('dishes')
      ? items.map(({ name, portion, amount }) => ({ name, portion, amount }))
      : [],
    door: may('door') && spot.kind !== 'takeaway' ? doorOf(address) : null,
    phoneEnd: may('name') ? address.phone.slice(-4) : '',
  }
}

function doorOf(address: DueDelivery['address']): Door {
  const { street, number, municipality, postcode, floor, bell, phone, deliveryNotes } = address
  const { lat, lng, unverified = false } = address
  return {
    ...{ street, number, municipality, postcode, floor, bell, phone, deliveryNotes },
    ...{ lat, lng, unverified },
  }
}
