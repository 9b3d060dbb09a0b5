import type { Cart } from '#shop/cart/cart.ts'
import type { Catalogue } from '#shop/catalogue.ts'
import {
  allowanceLeft,
  allowanceOn,
  allowancesFor,
  type CompanyStanding,
  companyShare,
  onAccount,
} from '#shop/company.ts'
import type { Language } from '#shop/language.ts'
import { type Cents, toEuros } from '#shop/money.ts'
import { mealsIn, paymentTypesFor } from '#shop/order/order.ts'
import type { PricedItem } from '#shop/pricing.ts'
import type { CartCompanyAnswer } from '../answers.ts'

/** What the office's company pays of the cart, by the rule of placing. */
export function cartCompany(
  cart: Cart,
  lines: readonly (readonly PricedItem[])[],
  grandtotal: Cents,
  catalogue: Catalogue,
  member: CompanyStanding | null,
  { lang, now }: { readonly lang: Language; readonly now: number },
): CartCompanyAnswer | null {
  const spot = catalogue.spots.get(cart.spotId ?? '')
  if (!spot?.company) return null
  const { company } = spot
  const deliveries = cart.scheduleMenus
  const meals = deliveries.map((_, index) => mealsIn(lines[index] ?? []))
  const priced = deliveries.map(({ date }, index) => ({ date, meals: meals[index] ?? 0 }))
  const allowances = allowancesFor(company, member, priced)
  const types = paymentTypesFor(cart, catalogue, member, { now })
  const chosen = types.find(({ id }) => id === cart.paymentTypeId) ?? types[0]
  const isOnAccount = chosen?.code === onAccount
  const borne = meals.map((one, index) => ({ meals: one, allowance: allowances[index] ?? 0 }))
  const pays = companyShare(isOnAccount, borne, grandtotal)
  return {
    name: spot.name[lang],
    pays: toEuros(pays),
    youPay: toEuros(grandtotal - pays),
    onAccount: isOnAccount,
    reason: reasonOf(company.emailDomains, member),
    perDay: toEuros(member?.pays ? allowanceOn(company, deliveries[0]?.date ?? '') : 0),
    allowances: deliveries.map(({ id, date }) => ({
      scheduleMenuId: id,
      left: toEuros(allowanceLeft(company, member, date)),
    })),
  }
}

function reasonOf(
  emailDomains: readonly string[],
  member: CompanyStanding | null,
): CartCompanyAnswer['reason'] {
  if (!member) return 'not-a-member'
  return member.pays || emailDomains.length === 0 ? null : 'email-not-verified'
}
