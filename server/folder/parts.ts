import type { PieceKind } from '#shop/publishing/release.ts'
import type { ShopFolder } from './layout.ts'

/** The parts of a folder that releases change; none holds the order of the menu. */
export type Parts = Pick<
  ShopFolder,
  'dishes' | 'ingredients' | 'coupons' | 'weeks' | 'plans' | 'places' | 'areas' | 'said' | 'placed'
> & { readonly shop: Omit<ShopFolder['shop'], 'menu'> }

export type Part = keyof Parts

/** The parts to read for a thing of each kind. */
export const partsOf = {
  dish: ['dishes'],
  ingredient: ['ingredients'],
  coupon: ['coupons'],
  'closed-day': ['shop'],
  'template-week': ['weeks'],
  'calendar-week': ['weeks'],
  capacity: ['shop'],
  'day-limit': ['shop'],
  text: ['said'],
  picture: ['placed'],
  terms: ['plans', 'shop', 'places'],
  window: ['shop'],
  spot: ['places'],
  area: ['areas'],
} as const satisfies Record<PieceKind, readonly Part[]>

export type PartOf<Kind extends PieceKind> = (typeof partsOf)[Kind][number]
