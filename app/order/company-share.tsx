import type { CartAnswer, CompanyShareAnswer } from '#server/answers.ts'
import { companyShare } from '#shop/company.ts'
import { formatDate } from '#shop/format.ts'
import { type Cents, formatEuros, formatMoney, toCents, toEuros } from '#shop/money.ts'
import { Euro } from '#ui/money.tsx'
import { useLanguage, useWords } from '../text/words.ts'
import { ConfirmEmail } from './confirm-email.tsx'

/** How much of an order's total the company pays, and how much the customer. */
export function CompanyShare({ company: share }: { company: CompanyShareAnswer | null }) {
  const { company } = useWords()
  if (!share || share.pays === 0) return null
  return (
    <dl className="mt-4 grid gap-2 rounded-field bg-basil-soft px-4 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <dt>{share.onAccount ? company.onBill(share.name) : company.pays(share.name)}</dt>
        <dd>
          <Euro value={share.pays} />
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 text-lg font-semibold">
        <dt>{share.onAccount ? company.youPayNow : company.youPay}</dt>
        <dd>
          <Euro value={share.youPay} />
        </dd>
      </div>
    </dl>
  )
}

/** The share of a cart, also while a change is being sent, and why the company pays less. */
export function CartShare({ cart }: { cart: CartAnswer }) {
  const { company } = useWords()
  const share = shareNow(cart)
  if (!share) return null
  const { reason } = share
  const over = share.onAccount ? toCents(cart.totals.grandtotal) - withinAllowance(cart) : 0
  return (
    <>
      <CompanyShare company={share} />
      {over > 0 && <p className="mt-3 text-sm text-muted">{company.over(formatMoney(over))}</p>}
      {spentDays(cart).map(spent => (
        <Spent key={spent.date} perDay={formatEuros(share.perDay)} {...spent} />
      ))}
      {reason && (
        <div className="mt-4 rounded-field bg-sand px-4 py-3 text-sm">
          <p>{reason === 'email-not-verified' ? company.waitsForEmail : company.notAMember}</p>
          {reason === 'email-not-verified' && (
            <div className="mt-3">
              <ConfirmEmail />
            </div>
          )}
        </div>
      )}
    </>
  )
}

/** Why the company pays less for a day than its allowance. */
function Spent({ date, left, perDay }: SpentDay & { perDay: string }) {
  const { company } = useWords()
  const day = formatDate(date, useLanguage(), 'long')
  return (
    <p className="mt-3 text-sm text-muted">
      {left > 0 ? company.partlySpent(perDay, day, formatMoney(left)) : company.spent(perDay, day)}
    </p>
  )
}

/** The company's share of the cart as shown, by the rule that the server places orders by. */
export function shareNow(cart: CartAnswer): CartAnswer['company'] {
  const { company } = cart
  if (!company) return null
  const grandtotal = toCents(cart.totals.grandtotal)
  const pays = company.onAccount ? grandtotal : withinAllowance(cart)
  return { ...company, pays: toEuros(pays), youPay: toEuros(grandtotal - pays) }
}

/** What the company's allowances for the days cover of a cart, in cents. */
function withinAllowance({ company, scheduleMenus, totals }: CartAnswer): Cents {
  const deliveries = scheduleMenus.map(({ id, items }) => {
    const meals = costOf(items)
    const day = company?.allowances.find(({ scheduleMenuId }) => scheduleMenuId === id)
    return { meals, allowance: toCents(day?.left ?? 0) }
  })
  return companyShare(false, deliveries, toCents(totals.grandtotal))
}

function costOf(items: CartAnswer['scheduleMenus'][number]['items']): Cents {
  return items.reduce((sum, { total }) => sum + toCents(total), 0)
}

type SpentDay = { readonly date: string; readonly left: Cents }

/** The days on which other orders leave less allowance than the meals cost; none if the company pays all. */
export function spentDays({
  company,
  scheduleMenus,
}: Pick<CartAnswer, 'company' | 'scheduleMenus'>): SpentDay[] {
  if (!company || company.onAccount) return []
  const { perDay, allowances } = company
  return scheduleMenus.flatMap(({ id, date, items }) => {
    const day = allowances.find(({ scheduleMenuId }) => scheduleMenuId === id)
    if (!day || day.left >= perDay) return []
    const left = toCents(day.left)
    const meals = costOf(items)
    return meals > left ? [{ date, left }] : []
  })
}
