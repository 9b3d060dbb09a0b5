import type { BestSellers } from '../dish-tags.ts'
import type { MenuWeeks } from '../menu-weeks.ts'
import type { Areas } from './areas.ts'
import type { Brand } from './brand.ts'
import type { ClosedDays } from './closed-days.ts'
import type { DayLimit } from './day-limits.ts'
import type { DeliveryTerms } from './delivery-terms.ts'
import type { LegalEntity } from './legal-entity.ts'
import type { Mark } from './mark.ts'
import type { Texts } from './texts.ts'
import type { VatRates } from './vat-rates.ts'

/** All that an owner says about the shop beside what it sells. */
export type ShopData = {
  readonly brand: Brand
  readonly legalEntity: LegalEntity
  readonly delivery: DeliveryTerms
  readonly vatRates: VatRates
  readonly closedDays: ClosedDays
  /** What single dates hold beside the usual limits. */
  readonly dayLimits: readonly DayLimit[]
  /** Where the shop brings; null: what the table of municipalities says. */
  readonly areas?: Areas | null
  /** What stands beside the shop's name; without it the icon. */
  readonly logo?: Mark | null
  /** What home screens, tabs and mails show; without it the logo. */
  readonly icon?: Mark | null
  /** Which main meals sales make best sellers; null: those that the dishes say. */
  readonly bestSellers?: BestSellers | null
  /** The weeks that are not as usual. */
  readonly menuWeeks?: MenuWeeks
  /** Filled in with the brand and the legal person; mails keep their names until they are sent. */
  readonly texts: Texts
}
