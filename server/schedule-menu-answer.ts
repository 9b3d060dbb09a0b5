import {
  type Cart,
  type ChargedLine,
  chargedLines,
  isOffered,
  requiredFor,
  type ScheduleMenu,
  stateOf,
} from '#shop/cart.ts'
import { type Catalogue, timePeriodOf } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import { toEuros } from '#shop/money.ts'
import type { Plan } from '#shop/plan.ts'
import { amountsOf, singlePrice } from '#shop/pricing.ts'
import { orderCutOff } from '#shop/schedule.ts'
import type { CartItemAnswer, NutritionTotals, ScheduleMenuAnswer } from './answers.ts'
import { business } from './business.ts'
import { named } from './meal-answer.ts'

/** One delivery of a cart as the calls answer it (§3, ScheduleMenu). */
export function scheduleMenuAnswer(
  menu: ScheduleMenu,
  cart: Cart,
  plan: Plan,
  catalogue: Catalogue,
  lang: Language,
  now: number,
): ScheduleMenuAnswer {
  const parts = new Map<string, ChargedLine[]>()
  for (const line of chargedLines(catalogue, plan, menu))
    parts.set(line.build.id, [...(parts.get(line.build.id) ?? []), line])
  const items = [...parts.values()].flatMap(lines => {
    const item = itemAnswer(lines, catalogue, lang)
    return item ? [{ ...item, available: isOffered(catalogue, plan, item.id, menu.date) }] : []
  })
  const required = requiredFor(plan, menu)
  const period = timePeriodOf(catalogue, cart.timePeriodId)
  return {
    id: menu.id,
    date: menu.date,
    days: menu.days,
    items,
    amounts: amountsOf([...parts.values()].flat()),
    config: { amounts: { 'main-meal': [required['main-meal']], snack: [required.snack] } },
    state: stateOf(catalogue, plan, menu),
    nutrition: addedUp(items.map(({ nutrition, amount }) => times(nutrition, amount))),
    editable: period !== null && now <= orderCutOff(menu.date, period),
  }
}

/** The lines of one build: a breakfast that is included in part has two. */
function itemAnswer(
  lines: readonly ChargedLine[],
  { codes }: Catalogue,
  lang: Language,
): Omit<CartItemAnswer, 'available'> | null {
  const last = lines.at(-1)
  if (!last) return null
  const { meal, build } = last
  const sum = (of: (line: ChargedLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  return {
    id: build.id,
    slug: meal.slug,
    name: meal.name[lang],
    price: toEuros(last.price),
    ownPrice: toEuros(singlePrice(meal, build)),
    amount: sum(({ amount }) => amount),
    included: sum(({ amount, included }) => (included ? amount : 0)),
    total: toEuros(sum(({ amount, price }) => amount * price)),
    item: {
      type: meal.type,
      portion: { code: build.portion, name: named(codes.portions, build.portion, lang).name },
    },
    categories: meal.categories.map(code => ({ category: named(codes.categories, code, lang) })),
    spot: { business: { name: business.name } },
    allergens: meal.allergens.map(code => named(codes.allergens, code, lang).name),
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
