import type { Company } from '#shop/address/spot.ts'
import { allowanceOn, paysFor } from '#shop/company.ts'
import { toCents, toEuros } from '#shop/money.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import type { ActCall, Acted, No } from '../calls/desk-hook.ts'
import { randomId } from '../calls/random.ts'
import { officeMailboxes, officeOf, promisedFrom, writeOffice } from '../db/company/offices.ts'
import { addCompanyPayment } from '../db/company/payments.ts'
import { type OnCompany, onLocked, subjectOf } from './on-company.ts'

/** Days ahead from which an allowance may change. */
const mostDays = 370

/** Amounts in euros. */
type NewAllowance = {
  readonly from: string
  readonly before: number
  readonly after: number
  readonly people: number
  /** A change planned before, for another day, which no longer happens. */
  readonly dropped: { readonly from: string; readonly allowance: number } | null
  /** Deliveries that were ordered before and keep the old allowance. */
  readonly promised: { readonly deliveries: number; readonly amount: number }
}

/** Changes the allowance of a person and a day for orders from now on. */
export function companyAllowanceUpdate(
  call: ActCall,
  input: OnCompany & { allowance: number; from: string; reason: string },
): Promise<Acted<NewAllowance> | No> {
  const today = athensDate(call.now)
  const { from, reason } = input
  return onLocked<NewAllowance>(call, input, async ({ spot }) => {
    if (from < today || from > addDays(today, mostDays)) return refuseAtDesk('day-too-far')
    const { company } = spot
    const allowance = toCents(input.allowance)
    const { nextAllowance: planned, ...rest } = company
    const base = allowanceOn(company, today)
    const dropped =
      planned && planned.from > today && planned.from !== from
        ? { from: planned.from, allowance: toEuros(planned.allowance) }
        : null
    const next: Company =
      from === today
        ? { ...rest, allowance }
        : { ...rest, allowance: base, nextAllowance: { from, allowance } }
    if (isSame(company, next, from)) return refuseAtDesk('nothing-changes')
    await writeOffice(call.tx, { ...spot, company: next })
    const mailboxes = await officeMailboxes(call.tx, spot.id)
    const promised = await promisedFrom(call.tx, spot.id, from)
    const before = toEuros(allowanceOn(company, from))
    const after = toEuros(allowance)
    return {
      data: {
        ...{ from, before, after },
        people: mailboxes.filter(one => paysFor(next, one)).length,
        dropped,
        promised: { deliveries: promised.deliveries, amount: toEuros(promised.cents) },
      },
      deed: {
        subject: subjectOf(spot.id),
        changes: {
          allowance: { from: before, to: after },
          since: { from: dropped?.from ?? null, to: from },
        },
        reason,
      },
    }
  })
}

function isSame(company: Company, next: Company, from: string): boolean {
  return (
    allowanceOn(company, from) === allowanceOn(next, from) &&
    (company.nextAllowance === undefined || company.nextAllowance.from <= from)
  )
}

type NewDomains = {
  /** How many people it pays for, before and after. */
  readonly before: number
  readonly after: number
}

/** Sets the e-mail domains that let people join and be paid for. Members stay. */
export function companyDomainsUpdate(
  call: ActCall,
  input: OnCompany & { emailDomains: readonly string[] },
): Promise<Acted<NewDomains> | No> {
  return onLocked<NewDomains>(call, input, async ({ spot }) => {
    const emailDomains = [...new Set(input.emailDomains)]
    const { company } = spot
    if (JSON.stringify(emailDomains) === JSON.stringify(company.emailDomains))
      return refuseAtDesk('nothing-changes')
    await writeOffice(call.tx, { ...spot, company: { ...company, emailDomains } })
    const mailboxes = await officeMailboxes(call.tx, spot.id)
    const paid = (of: Pick<Company, 'emailDomains'>) =>
      mailboxes.filter(one => paysFor(of, one)).length
    const changes = { domains: { from: company.emailDomains, to: emailDomains } }
    return {
      data: { before: paid(company), after: paid({ emailDomains }) },
      deed: { subject: subjectOf(spot.id), changes },
    }
  })
}

type Paid = {
  readonly companyId: string
  readonly month: string
  readonly amount: number
  readonly paidOn: string
  readonly reason: string
}

/** Notes a company's payment for a month; a negative amount corrects one or goes back. */
export async function companyPaymentCreate(
  { tx, now, staff }: ActCall,
  { companyId, month, amount, paidOn, reason }: Paid,
): Promise<Acted<null> | DeskRefusal> {
  const cents = toCents(amount)
  if (cents === 0) return refuseAtDesk('nothing-changes')
  if (paidOn > athensDate(now)) return refuseAtDesk('day-too-far')
  const office = await officeOf(tx, companyId)
  if (!office) return refuseAtDesk('company-not-found')
  const payment = { id: randomId(), spotId: companyId, month, cents, paidOn, staffId: staff.id }
  await addCompanyPayment(tx, { ...payment, now: new Date(now) })
  const changes = { period: { from: null, to: month }, paid: { from: null, to: toEuros(cents) } }
  return { data: null, deed: { subject: subjectOf(companyId), changes, reason } }
}
