import type { Pool } from 'pg'
import type { LegalEntity } from '#shop/shop-data/legal-entity.ts'
import { remarkOnDefaultTexts } from './catalogue/text-remark.ts'
import { remarkOnAddresses } from './config/addresses.ts'
import type { Config } from './config/config.ts'
import { legalTrouble } from './config/legal-entity.ts'
import { ordersWithTestPayments } from './db/sandbox/test-payments.ts'
import { readShopData } from './db/shop/shop-data.ts'
import type { RunningShop } from './running-shop.ts'

/** For what uses the database, which may not be closed meanwhile. */
export type Whole = <T>(step: Promise<T>) => Promise<T>

type Unfit = Pick<RunningShop, 'log'> & {
  readonly demoPeople: readonly { readonly email: string }[]
  readonly whole: Whole
}

/** What keeps a database from the public; what is only odd is told in the log. */
export async function refuseUnfit(db: Pool, config: Config, { demoPeople, whole, log }: Unfit) {
  refuseDemo(demoPeople)
  if (!config.sandbox) refuseTestPayments(await whole(ordersWithTestPayments(db)))
  const remark = remarkOnAddresses(config.addresses)
  if (remark) log(null, remark)
  const words = remarkOnDefaultTexts(await whole(readShopData(db)))
  if (words) log(null, words)
}

const mostShown = 12

/** Their passwords stand in the source, and two of them may order on a company's account. */
function refuseDemo(people: readonly { readonly email: string }[]): void {
  if (people.length === 0) return
  const shown = people.slice(0, mostShown).map(({ email }) => email)
  const rest = people.length - shown.length
  const emails = `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  throw new Error(
    `In production nobody of the demo may be left, since everybody knows their passwords: ${emails}. Run npm run demo -- remove, which says first what it removes.`,
  )
}

/** The law asks who sells; invented data would be a lie to every customer. */
export function refuseDemoLegalPerson(legalEntity: LegalEntity): void {
  const trouble = legalTrouble(legalEntity)
  if (trouble) throw new Error(trouble)
}

/** Nobody would tell them from paid ones: they would be cooked, counted as takings, and refunded. */
function refuseTestPayments(orders: number): void {
  if (orders === 0) return
  throw new Error(
    `This database holds ${orders} orders that were placed with test payments. A shop that takes money begins with a new database: set another DATABASE_URL, or another DATA_DIR. ALLOW_SANDBOX=1 without provider keys opens it as a demonstration.`,
  )
}
