import type { ShopFolder } from './layout.ts'

/** Keeps the known id of a dish whose file names none. */
export function withKnownIds(shop: ShopFolder, before: Pick<ShopFolder, 'dishes'>): ShopFolder {
  const dishes = [...shop.dishes].map(([slug, dish]) => {
    const id = dish.id ?? before.dishes.get(slug)?.id
    return [slug, id ? { ...dish, id } : dish] as const
  })
  return { ...shop, dishes: new Map(dishes) }
}
