import type { ChargedLine } from '#shop/cart.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import { toEuros } from '#shop/money.ts'
import { singlePrice } from '#shop/pricing.ts'
import { shopName } from '#shop/shop-name.ts'
import type { CartItemAnswer } from '../answers.ts'
import { named } from '../catalogue/meal-answer.ts'

/** How the item stands in its delivery. */
type Stands = Pick<CartItemAnswer, 'available'>

/** Of each catalogue, the items that carts hold; the oldest go where there are too many. */
const kept = new WeakMap<Catalogue, Map<string, CartItemAnswer>>()
const mostKept = 5000

/**
 * The lines of one build as one item: a breakfast that is included in part has two. Carts that
 * hold the same share the very same answer, which nobody may change.
 */
export function itemAnswer(
  lines: readonly [ChargedLine, ...ChargedLine[]],
  stands: Stands,
  catalogue: Catalogue,
  lang: Language,
): CartItemAnswer {
  const items = itemsOf(catalogue)
  const key = keyOf(lines, stands, lang)
  const known = items.get(key)
  if (known) return known
  const item = newItemAnswer(lines, stands, catalogue, lang)
  const [oldest] = items.size < mostKept ? [] : items.keys()
  if (oldest !== undefined) items.delete(oldest)
  items.set(key, item)
  return item
}

function itemsOf(catalogue: Catalogue): Map<string, CartItemAnswer> {
  const items = kept.get(catalogue)
  if (items) return items
  const none = new Map<string, CartItemAnswer>()
  kept.set(catalogue, none)
  return none
}

/** All that an item's answer depends on. */
function keyOf(lines: readonly ChargedLine[], { available }: Stands, lang: Language): string {
  let key = `${lang} ${available}`
  for (const { build, amount, price, included } of lines)
    key += ` ${build.id} ${amount} ${price}${included ? ' +' : ''}`
  return key
}

function newItemAnswer(
  lines: readonly [ChargedLine, ...ChargedLine[]],
  stands: Stands,
  { codes }: Catalogue,
  lang: Language,
): CartItemAnswer {
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
    spot: { business: { name: shopName[lang] } },
    allergens: meal.allergens.map(code => named(codes.allergens, code, lang).name),
    nutrition: {
      calories: build.perPortion.kcal,
      protein: build.perPortion.protein,
      carbs: build.perPortion.carbs,
      fat: build.perPortion.fat,
    },
    ...stands,
  }
}
