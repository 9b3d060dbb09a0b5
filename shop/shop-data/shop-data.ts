import type { Area, Street } from '../area/area.ts'
import type { BestSellers } from '../food/dish-tags.ts'
import type { Language } from '../language.ts'
import type { MenuWeeks } from '../menu/menu-weeks.ts'
import type { Cents } from '../money.ts'
import type { Brand } from './brand.ts'
import type { ClosedDays } from './closed-days.ts'
import type { CutOffs } from './cut-offs.ts'
import type { DayLimit } from './day-limits.ts'
import type { DeliveryTerms } from './delivery-terms.ts'
import type { LegalEntity } from './legal-entity.ts'
import type { Mark } from './mark.ts'
import type { Region } from './region.ts'
import type { Texts } from './texts.ts'
import type { VatRates } from './vat-rates.ts'

export type ShopData = {
  readonly brand: Brand
  readonly legalEntity: LegalEntity
  readonly delivery: DeliveryTerms
  /** Of what is sold from now on; a delivery keeps those that it was sold with. */
  readonly cutOffs: CutOffs
  readonly vatRates: VatRates
  readonly closedDays: ClosedDays
  readonly dayLimits: readonly DayLimit[]
  /** None: nothing is brought to doors. */
  readonly areas: readonly Area[]
  readonly streets: readonly Street[]
  /** What a new account gets as a coupon; null: nothing. */
  readonly gift?: Cents | null
  /** Percent that an offered coupon takes off a first order; null: none does. */
  readonly firstOrder?: number | null
  /** null: sentences name the areas, or nothing. */
  readonly region?: Region | null
  /** null: the icon. */
  readonly logo?: Mark | null
  /** null: the logo. */
  readonly icon?: Mark | null
  /** null: only the dishes' own tags. */
  readonly bestSellers?: BestSellers | null
  readonly menuWeeks?: MenuWeeks
  /** Customers are asked how it was, once their meals came. */
  readonly asksAfterMeals?: boolean
  /** Drivers ask at the door for the digits of the delivery's page. */
  readonly asksPin?: boolean
  /** Those in which the shop speaks to customers, the usual one first. */
  readonly languages: readonly Language[]
  /** Filled in with the brand and the legal person; mails keep their names until they are sent. */
  readonly texts: Texts
}
