import type { Cents } from './money.ts'
import type { Plan } from './plan.ts'
import type { Company } from './spot.ts'

/** The way to pay where the company is billed for all of an order. */
export const onAccount = 'account'

/** Whether an e-mail is of the company's own; a company that names no domains takes any. */
export function takesEmail(
  { emailDomains }: Pick<Company, 'emailDomains'>,
  email: string,
): boolean {
  if (emailDomains.length === 0) return true
  const at = email.lastIndexOf('@')
  return at > 0 && emailDomains.includes(email.slice(at + 1).toLowerCase())
}

/** What the shop knows of an employee. */
export type Member = { readonly email: string; readonly isVerified: boolean }

/**
 * Whether the company bears anything for this employee: only where the mailbox proves who it is,
 * for an e-mail that nobody proved can be anybody's.
 */
export function paysFor(company: Pick<Company, 'emailDomains'>, member: Member): boolean {
  return company.emailDomains.length > 0 && member.isVerified && takesEmail(company, member.email)
}

/** How an employee stands with the company of a cart. */
export type CompanyStanding = {
  /** The company bears its part for this employee. */
  readonly pays: boolean
  /** What other orders of the employee hold of a day's allowance. */
  readonly used: Readonly<Record<string, Cents>>
}

/** What is left of a day's allowance; nothing where the company does not pay for the employee. */
export function allowanceLeft(
  { allowance }: Pick<Company, 'allowance'>,
  standing: CompanyStanding | null,
  date: string,
): Cents {
  if (!standing?.pays) return 0
  return Math.max(0, allowance - (standing.used[date] ?? 0))
}

export type PricedDelivery = { readonly date: string; readonly meals: Cents }

/** What each delivery takes of its day's allowance: never more than its meals cost, nor than is left. */
export function allowancesFor(
  company: Pick<Company, 'allowance'>,
  standing: CompanyStanding | null,
  deliveries: readonly PricedDelivery[],
): Cents[] {
  const left = new Map<string, Cents>()
  return deliveries.map(({ date, meals }) => {
    const rest = left.get(date) ?? allowanceLeft(company, standing, date)
    const taken = Math.min(rest, meals)
    left.set(date, rest - taken)
    return taken
  })
}

export type BorneDelivery = {
  /** What it holds of its day's allowance. */
  readonly allowance: Cents
  readonly meals: Cents
}

/**
 * What the company bears of an order: all of it on account, else of each delivery what it holds of
 * the allowance, as far as its meals cost so much. A discount is the employee's: it lowers what the
 * company bears only where nothing else is left.
 */
export function companyShare(
  isOnAccount: boolean,
  deliveries: readonly BorneDelivery[],
  grandtotal: Cents,
): Cents {
  if (isOnAccount) return grandtotal
  const borne = deliveries.reduce((sum, one) => sum + Math.min(one.allowance, one.meals), 0)
  return Math.min(borne, grandtotal)
}

/** What the company is billed for each delivery; together its share, to the cent. */
export function sharesOf(
  share: Cents,
  isOnAccount: boolean,
  deliveries: readonly BorneDelivery[],
): { allowance: Cents; account: Cents }[] {
  let rest = share
  const take = (most: Cents) => {
    const taken = Math.min(most, rest)
    rest -= taken
    return taken
  }
  const allowances = deliveries.map(one => take(Math.min(one.allowance, one.meals)))
  return deliveries.map(({ meals }, index) => {
    const allowance = allowances[index] ?? 0
    const account = isOnAccount ? take(meals - allowance) : 0
    return { allowance, account }
  })
}

/**
 * The plan as the company's spot offers it: its own prices and minimum (reading, Words: spot plan).
 * Those of a company that names its domains are for who has proved to be of it.
 */
export function spotPlan(plan: Plan, company: Company | undefined, isProven: boolean): Plan {
  const terms = company?.terms[plan.type]
  if (!company || !terms || (company.emailDomains.length > 0 && !isProven)) return plan
  const { percentOff, minTotal } = terms
  const mainMeal = Math.round((plan.prices.mainMeal * (100 - percentOff)) / 100)
  return { ...plan, minTotal, percentOff, prices: { ...plan.prices, mainMeal } }
}
