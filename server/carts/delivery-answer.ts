import { type Cart, type CartDelivery, deliveryState, isOffered } from '#shop/cart/cart.ts'
import type { ChargedLine } from '#shop/cart/priced-cart.ts'
import { type Catalogue, timePeriodOf } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import { toEuros } from '#shop/money.ts'
import { requiredFor } from '#shop/plan/day-state.ts'
import type { Plan } from '#shop/plan/plan.ts'
import { amountsOf, singlePrice } from '#shop/pricing.ts'
import { orderCutOff } from '#shop/schedule/schedule.ts'
import type { CartItemAnswer, NutritionTotals, ScheduleMenuAnswer } from '../answers.ts'
import { named } from '../catalogue/meal-answer.ts'

type Context = {
  readonly cart: Cart
  readonly plan: Plan
  readonly catalogue: Catalogue
  readonly lang: Language
  readonly now: number
}

export function deliveryAnswer(
  delivery: CartDelivery,
  lines: readonly ChargedLine[],
  { cart, plan, catalogue, lang, now }: Context,
): ScheduleMenuAnswer {
  const { id, date, days } = delivery
  const period = timePeriodOf(catalogue, cart.timePeriodId)
  const required = requiredFor(plan, delivery)
  const items = byBuild(lines).map(lines => ({
    ...itemAnswer(lines, catalogue, lang),
    available: isOffered(catalogue, plan, lines[0].build.id, date),
  }))
  return {
    id,
    date,
    days,
    items,
    amounts: amountsOf(lines),
    config: { amounts: { 'main-meal': [required['main-meal']], snack: [required.snack] } },
    state: deliveryState(catalogue, plan, delivery),
    nutrition: addedUp(items.map(({ nutrition, amount }) => times(nutrition, amount))),
    editable: period !== null && now <= orderCutOff(date, period),
  }
}

type BuildLines = readonly [ChargedLine, ...ChargedLine[]]

/** Groups lines by build: a breakfast that the plan includes in part has two, one after the other. */
function byBuild(lines: readonly ChargedLine[]): BuildLines[] {
  const builds: [ChargedLine, ...ChargedLine[]][] = []
  for (const line of lines) {
    const last = builds.at(-1)
    if (last?.[0].build === line.build) last.push(line)
    else builds.push([line])
  }
  return builds
}

/** One item of a build's lines, priced by the part that the plan does not include. */
function itemAnswer(
  lines: BuildLines,
  { codes, brand }: Catalogue,
  lang: Language,
): Omit<CartItemAnswer, 'available'> {
  const { meal, build, price } = lines.at(-1) ?? lines[0]
  const sum = (of: (line: ChargedLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  return {
    id: build.id,
    slug: meal.slug,
    name: meal.name[lang],
    price: toEuros(price),
    ownPrice: toEuros(singlePrice(meal, build)),
    amount: sum(({ amount }) => amount),
    included: sum(({ amount, included }) => (included ? amount : 0)),
    total: toEuros(sum(({ amount, price }) => amount * price)),
    item: {
      type: meal.type,
      portion: { code: build.portion, name: named(codes.portions, build.portion, lang).name },
    },
    categories: meal.categories.map(code => ({ category: named(codes.categories, code, lang) })),
    spot: { business: { name: brand.name[lang] } },
    allergens: build.allergens.map(code => named(codes.allergens, code, lang).name),
    nutrition: {
      calories: build.perPortion.kcal,
      protein: build.perPortion.protein,
      carbs: build.perPortion.carbs,
      fat: build.perPortion.fat,
    },
  }
}

function times(nutrition: NutritionTotals, amount: number): NutritionTotals {
  const { calories, protein, carbs, fat } = nutrition
  return {
    calories: calories * amount,
    protein: protein * amount,
    carbs: carbs * amount,
    fat: fat * amount,
  }
}

/** Calories whole, grams to the tenth. */
export function addedUp(all: readonly NutritionTotals[]): NutritionTotals {
  const sum = { calories: 0, protein: 0, carbs: 0, fat: 0 }
  for (const each of all) {
    sum.calories += each.calories
    sum.protein += each.protein
    sum.carbs += each.carbs
    sum.fat += each.fat
  }
  return {
    calories: Math.round(sum.calories),
    protein: tenth(sum.protein),
    carbs: tenth(sum.carbs),
    fat: tenth(sum.fat),
  }
}

function tenth(grams: number): number {
  return Math.round(grams * 10) / 10
}
