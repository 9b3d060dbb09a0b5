import type { Company } from './address/spot.ts'
import { domainKey } from './customer/email-key.ts'
import { type Cents, percentLess } from './money.ts'
import type { Plan } from './plan/plan.ts'

/** The payment type by which the company is billed for the whole order. */
export const onAccount = 'account'

/** A company without domains accepts any e-mail. */
export function takesEmail(
  { emailDomains }: Pick<Company, 'emailDomains'>,
  email: string,
): boolean {
  if (emailDomains.length === 0) return true
  const domain = domainKey(email)
  return email.lastIndexOf('@') > 0 && emailDomains.some(one => domainKey(one) === domain)
}

type Member = { readonly email: string; readonly isVerified: boolean }

/** The company pays only for a proved e-mail of its own domains. */
export function paysFor(company: Pick<Company, 'emailDomains'>, member: Member): boolean {
  return company.emailDomains.length > 0 && member.isVerified && takesEmail(company, member.email)
}

export type CompanyStanding = {
  readonly pays: boolean
  /** How much of each day's allowance the employee's other orders use. */
  readonly used: Readonly<Record<string, Cents>>
}

export type Allowance = Pick<Company, 'allowance' | 'nextAllowance'>

export function allowanceOn({ allowance, nextAllowance }: Allowance, date: string): Cents {
  return nextAllowance && date >= nextAllowance.from ? nextAllowance.allowance : allowance
}

/** What is left of a day's allowance; 0 where the company does not pay for the employee. */
export function allowanceLeft(
  company: Allowance,
  standing: CompanyStanding | null,
  date: string,
): Cents {
  if (!standing?.pays) return 0
  return Math.max(0, allowanceOn(company, date) - (standing.used[date] ?? 0))
}

type PricedDelivery = { readonly date: string; readonly meals: Cents }

/** What each delivery uses: at most the price of its meals and what is left that day. */
export function allowancesFor(
  company: Allowance,
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

type BorneDelivery = {
  readonly allowance: Cents
  readonly meals: Cents
}

/** On account the whole order, else the allowances; a discount lowers the employee's part first. */
export function companyShare(
  isOnAccount: boolean,
  deliveries: readonly BorneDelivery[],
  grandtotal: Cents,
): Cents {
  if (isOnAccount) return grandtotal
  const borne = deliveries.reduce((sum, one) => sum + Math.min(one.allowance, one.meals), 0)
  return Math.min(borne, grandtotal)
}

/** What the company is billed for each delivery; these add up to its share exactly. */
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

/** The plan at the company's prices, which may need a proven e-mail address (reading, Words). */
export function spotPlan(plan: Plan, company: Company | undefined, isProven: boolean): Plan {
  if (!company || (company.emailDomains.length > 0 && !isProven)) return plan
  const { [plan.type]: terms, daily } = company.terms
  const compared = plan.type === 'weekly' && daily ? { singlePercentOff: daily.percentOff } : {}
  if (!terms) return daily ? { ...plan, ...compared } : plan
  const { percentOff, minTotal } = terms
  const mainMeal = percentLess(plan.prices.mainMeal, percentOff)
  return { ...plan, ...compared, minTotal, percentOff, prices: { ...plan.prices, mainMeal } }
}
