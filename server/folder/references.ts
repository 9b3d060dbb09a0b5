import { couponKey } from '#shop/coupon/coupon.ts'
import { componentProblems } from '#shop/food/component.ts'
import type { Ingredient } from '#shop/food/recipe.ts'
import { portionCodes } from '#shop/meal.ts'
import { atticaMunicipalities } from '../catalogue/municipalities.ts'
import { type DocumentName, dishFile, documents, type ShopFolder } from './layout.ts'
import { fieldOf, type Problem, startOfFile } from './problem.ts'
import type { Dish } from './schemas/dish.ts'
import type { YamlText } from './yaml-text.ts'

type Path = readonly PropertyKey[]
type Tell = (file: string, path: Path, says: string) => void

/**
 * What no single file can know: names that nothing answers, and ids that two things have. A file that
 * could not be read is taken as it would be with all of its names, so that one mistake is told once.
 */
export function referenceProblems(
  shop: Partial<ShopFolder>,
  texts: ReadonlyMap<string, YamlText>,
  slugs: readonly string[],
): Problem[] {
  const problems: Problem[] = []
  const tell: Tell = (file, path, says) =>
    problems.push({
      file,
      ...(texts.get(file)?.placeOf(path) ?? startOfFile),
      field: fieldOf(path),
      says,
    })
  const inDocument = (name: DocumentName) => (path: Path, says: string) =>
    tell(documents[name].file, path, says)
  codeLists(shop, inDocument('codes'))
  ingredientRows(shop, inDocument('ingredients'))
  dishes(shop, slugs, tell)
  hours(shop, slugs, inDocument('shop'))
  weeks(shop, slugs, inDocument('weeks'))
  plans(shop, inDocument('plans'))
  spots(shop, tell)
  coupons(shop, inDocument('coupons'))
  return problems
}

type Say = (path: Path, says: string) => void
type Known = { has(name: string): boolean }

const municipalityIds: Known = new Set(atticaMunicipalities.map(({ id }) => id))
const everything: Known = { has: () => true }

function namesOf<Item>(items: readonly Item[] | undefined, name: (item: Item) => string): Known {
  return items ? new Set(items.map(name)) : everything
}

function twice<Item>(
  items: readonly Item[] | undefined,
  name: (item: Item) => string,
  say: (at: number, says: string) => void,
): void {
  const first = new Map<string, number>()
  for (const [at, item] of (items ?? []).entries()) {
    const before = first.get(name(item))
    if (before === undefined) first.set(name(item), at)
    else say(at, `${name(item)} is there twice; the first is number ${before + 1}`)
  }
}

function unknown(
  names: readonly string[],
  known: Known,
  where: string,
  say: Say,
  path: Path,
): void {
  for (const [at, name] of names.entries())
    if (!known.has(name)) say([...path, at], `${name} is not in ${where}`)
}

function codeLists({ codes }: Partial<ShopFolder>, say: Say): void {
  for (const [list, entries] of Object.entries(codes ?? {}))
    twice(
      entries as { code: string }[],
      ({ code }) => code,
      (at, says) => say([list, at, 'code'], says),
    )
}

function ingredientRows({ ingredients, codes }: Partial<ShopFolder>, say: Say): void {
  const allergens = namesOf(codes?.allergens, ({ code }) => code)
  twice(
    ingredients,
    ({ id }) => id,
    (at, says) => say([at, 'id'], says),
  )
  for (const [at, one] of (ingredients ?? []).entries()) {
    for (const field of ['allergens', 'traces'] as const)
      unknown(one[field], allergens, 'allergens of codes.yaml', say, [at, field])
    if (!one.per100g) continue
    const { fat, saturates, carbs, sugars } = one.per100g
    if (saturates !== null && saturates > fat)
      say([at, 'per100g', 'saturates'], `is more than its fat, ${fat} g`)
    if (sugars !== null && sugars > carbs)
      say([at, 'per100g', 'sugars'], `is more than its carbohydrate, ${carbs} g`)
    if (fat + carbs + one.per100g.protein > 101)
      say([at, 'per100g'], 'fat, carbohydrate and protein are more than 100 g together')
    if (one.vegan && !one.vegetarian) say([at, 'vegetarian'], 'what is vegan is vegetarian too')
  }
  const rows = (ingredients ?? []) as readonly Ingredient[]
  for (const { id, part, says } of componentProblems(rows))
    say([rows.findIndex(one => one.id === id), 'recipe', part], says)
}

function dishes(shop: Partial<ShopFolder>, slugs: readonly string[], tell: Tell): void {
  const { codes, ingredients } = shop
  const categories = namesOf(codes?.categories, ({ code }) => code)
  const diets = namesOf(codes?.diets, ({ code }) => code)
  const mains = namesOf(codes?.ingredients, ({ code }) => code)
  const pantry = namesOf(ingredients, ({ id }) => id)
  const owners = new Map<string, string>()
  for (const slug of slugs)
    if (!/^[a-z0-9-]{1,50}$/.test(slug))
      tell(dishFile(slug), [], 'its name is no slug: small Latin letters, digits and -, at most 50')
  for (const [slug, dish] of shop.dishes ?? []) {
    const say: Say = (path, says) => tell(dishFile(slug), path, says)
    const id = dish.id ?? slug
    const owner = owners.get(id)
    if (owner) say(dish.id ? ['id'] : [], `the id ${id} is ${dishFile(owner)}’s, too`)
    owners.set(id, slug)
    unknown(dish.categories, categories, 'categories of codes.yaml', say, ['categories'])
    unknown(dish.diet ?? [], diets, 'diets of codes.yaml', say, ['diet'])
    if (!mains.has(dish.mainIngredient))
      say(['mainIngredient'], `${dish.mainIngredient} is not in ingredients of codes.yaml`)
    for (const field of ['categories', 'diet', 'tags', 'weekdays'] as const)
      twice<string>(
        dish[field],
        name => name,
        (at, says) => say([field, at], says),
      )
    recipe(dish, pantry, say)
  }
}

/** Each portion has a price and something in it; a lone number is the regular portion's. */
function recipe(dish: Dish, pantry: Known, say: Say): void {
  const sold = portionsOf(dish.prices)
  if (sold.length === 0) say(['prices'], 'no portion has a price, so nobody can buy it')
  const cooked = new Set(Object.values(dish.recipe).flatMap(portionsOf))
  for (const portion of sold)
    if (!cooked.has(portion))
      say(['recipe'], `nothing goes into the portion ${portion}, which has a price`)
  for (const [ingredient, grams] of Object.entries(dish.recipe)) {
    if (!pantry.has(ingredient))
      say(['recipe', ingredient], `${ingredient} is not in ingredients.yaml`)
    for (const portion of portionsOf(grams))
      if (!sold.includes(portion))
        say(['recipe', ingredient], `the portion ${portion} has no price`)
  }
  for (const ingredient of Object.keys(dish.making ?? {}))
    if (!(ingredient in dish.recipe))
      say(['making', ingredient], `${ingredient} is no row of the recipe`)
  for (const ingredient of Object.keys(dish.dip?.recipe ?? {}))
    if (!pantry.has(ingredient))
      say(['dip', 'recipe', ingredient], `${ingredient} is not in ingredients.yaml`)
  if (dish.dip && Object.keys(dish.dip.recipe).length === 0) say(['dip', 'recipe'], 'is empty')
}

function portionsOf(value: number | Partial<Record<string, number>>): string[] {
  return typeof value === 'number'
    ? ['regular']
    : portionCodes.filter(code => value[code] !== undefined)
}

function hours({ shop }: Partial<ShopFolder>, slugs: readonly string[], say: Say): void {
  twice(
    shop?.windows,
    ({ id }) => id,
    (at, says) => say(['windows', at, 'id'], says),
  )
  for (const [at, { from, to }] of (shop?.windows ?? []).entries())
    if (from >= to) say(['windows', at, 'to'], `is not after ${from}`)
  const windows = namesOf(shop?.windows, ({ id }) => id)
  for (const [at, day] of (shop?.dayLimits ?? []).entries()) {
    for (const id of Object.keys(day.windows ?? {}))
      if (!windows.has(id)) say(['dayLimits', at, 'windows', id], `${id} is not in windows`)
    for (const slug of Object.keys(day.dishes ?? {}))
      if (!slugs.includes(slug)) say(['dayLimits', at, 'dishes', slug], `${slug} is not in dishes/`)
  }
  twice(
    shop?.dayLimits,
    ({ date }) => date,
    (at, says) => say(['dayLimits', at, 'date'], says),
  )
  unknown(shop?.bestSellers?.never ?? [], new Set(slugs), 'dishes/', say, ['bestSellers', 'never'])
  unknown(shop?.menu ?? [], new Set(slugs), 'dishes/', say, ['menu'])
  twice(
    shop?.menu,
    name => name,
    (at, says) => say(['menu', at], says),
  )
}

function weeks({ weeks }: Partial<ShopFolder>, slugs: readonly string[], say: Say): void {
  const dishes = new Set(slugs)
  twice(
    weeks?.templates,
    ({ id }) => id,
    (at, says) => say(['templates', at, 'id'], says),
  )
  for (const [at, template] of (weeks?.templates ?? []).entries())
    for (const slug of Object.keys(template.dishes))
      if (!dishes.has(slug)) say(['templates', at, 'dishes', slug], `${slug} is not in dishes/`)
  const templates = namesOf(weeks?.templates, ({ id }) => id)
  twice(
    weeks?.calendar,
    ({ week }) => week,
    (at, says) => say(['calendar', at, 'week'], says),
  )
  for (const [at, { week, template }] of (weeks?.calendar ?? []).entries())
    if (!templates.has(template))
      say(['calendar', at, 'template'], `${template} of ${week} is not in templates of weeks.yaml`)
}

function plans({ plans }: Partial<ShopFolder>, say: Say): void {
  twice(
    plans?.plans,
    ({ id }) => id,
    (at, says) => say(['plans', at, 'id'], says),
  )
  for (const [at, plan] of (plans?.plans ?? []).entries()) weekOf(plan, at, say)
  const goals = plans?.singleOrder?.goals
  twice(
    goals,
    ({ diet }) => diet,
    (at, says) => say(['singleOrder', 'goals', at, 'diet'], says),
  )
  if (plans?.weekly && !plans.singleOrder)
    say(['weekly'], 'its prices come from singleOrder, which is missing')
  if (plans && !plans.singleOrder && plans.plans.length === 0)
    say([], 'there is neither singleOrder nor a plan, so nobody can order')
}

/** A plan of weeks says how many days and meals they have; a single order has none. */
function weekOf(plan: ShopFolder['plans']['plans'][number], at: number, say: Say): void {
  const { type, daysPerWeek, mainMeals } = plan
  for (const field of ['daysPerWeek', 'mainMeals', 'weeks'] as const) {
    if (type === 'weekly' && plan[field] === null) say(['plans', at, field], 'is missing')
    if (type === 'daily' && plan[field] !== null)
      say(['plans', at, field], 'belongs to a weekly plan: leave it out')
  }
  if (type === 'weekly' && daysPerWeek && mainMeals && mainMeals % daysPerWeek !== 0)
    say(['plans', at, 'mainMeals'], `is no multiple of daysPerWeek, ${daysPerWeek}`)
}

function spots({ places, companies, shop }: Partial<ShopFolder>, tell: Tell): void {
  const payments = namesOf(places?.payments, ({ code }) => code)
  const windows = namesOf(shop?.windows, ({ id }) => id)
  twice(
    places?.payments,
    ({ code }) => code,
    (at, says) => tell(documents.places.file, ['payments', at, 'code'], says),
  )
  const areas = places?.areas ?? []
  const isHere = (path: Path, says: string) => tell(documents.places.file, path, says)
  unknown(areas, municipalityIds, 'content/attica/municipalities.json', isHere, ['areas'])
  twice(
    areas,
    name => name,
    (at, says) => isHere(['areas', at], says),
  )
  const all = [
    ...(places?.places ?? []).map((spot, at) => ({
      spot,
      file: documents.places.file,
      path: ['places', at],
    })),
    ...(companies ?? []).map((spot, at) => ({ spot, file: documents.companies.file, path: [at] })),
  ]
  for (const field of ['id', 'slug'] as const)
    twice(
      all,
      ({ spot }) => (field === 'slug' && spot.slug) || spot.id,
      (at, says) => {
        const found = all[at]
        if (found) tell(found.file, [...found.path, found.spot[field] ? field : 'id'], says)
      },
    )
  for (const { spot, file, path } of all) {
    const say: Say = (field, says) => tell(file, [...path, ...field], says)
    unknown(spot.payments, payments, 'payments of places.yaml', say, ['payments'])
    if (!spot.slug && !/^[a-z0-9-]+$/.test(spot.id))
      say(['id'], 'cannot stand in an address of a page: give it a slug')
    if ('kind' in spot && spot.kind === 'takeaway' && !spot.address)
      say(['address'], 'a counter has an address, or nobody finds it')
    if ('windows' in spot) unknown(spot.windows, windows, 'windows of shop.yaml', say, ['windows'])
  }
}

function coupons({ coupons, places, companies }: Partial<ShopFolder>, say: Say): void {
  twice(
    coupons,
    ({ id }) => id,
    (at, says) => say([at, 'id'], says),
  )
  twice(
    coupons,
    ({ code }) => couponKey(code),
    (at, says) => say([at, 'code'], says),
  )
  const spots = namesOf(
    places && companies ? [...places.places, ...companies] : undefined,
    ({ id }) => id,
  )
  for (const [at, coupon] of (coupons ?? []).entries()) {
    unknown(coupon.places, spots, 'places.yaml or companies.yaml', say, [at, 'places'])
    if (coupon.from && coupon.until && coupon.from > coupon.until)
      say([at, 'until'], `is before its first day, ${coupon.from}`)
  }
}
