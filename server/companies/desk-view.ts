import type { Company, Spot } from '#shop/address/spot.ts'
import { paysFor } from '#shop/company.ts'
import { domainKey } from '#shop/customer/email-key.ts'
import type { Text } from '#shop/language.ts'
import { toEuros } from '#shop/money.ts'
import { mayCall } from '#shop/people/calls.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { listOffices, type Office, officeMailboxes, officeOf } from '../db/company/offices.ts'
import { companyPayments } from '../db/company/payments.ts'
import { membersOf } from '../db/customer/spots.ts'
import { seenOf } from './on-company.ts'
import { owedByMonth } from './report.ts'
import { type Month, monthsOf } from './statement.ts'

/** Amounts in euros. */
type CompanyRow = {
  readonly id: string
  readonly name: Text
  readonly address: Spot['address']
  readonly members: number
  readonly managers: number
  readonly allowance: number
  /** What it owes so far for this month and the last. */
  readonly thisMonth: number
  readonly lastMonth: number
  readonly closedAt: Date | null
}

/** Amounts in euros. */
type DeskCompany = Omit<CompanyRow, 'thisMonth' | 'lastMonth' | 'members' | 'managers'> & {
  readonly slug: string
  readonly welcome: Text
  readonly emailDomains: readonly string[]
  readonly nextAllowance: { readonly from: string; readonly allowance: number } | null
  readonly terms: Company['terms']
  readonly onAccount: boolean
  readonly people: readonly {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly isManager: boolean
    readonly isPaidFor: boolean
  }[]
  readonly count: number
  readonly paidFor: number
  /** How many mailboxes cannot join again. */
  readonly removed: number
  /** Other offices with people of the same domains. */
  readonly others: readonly { readonly id: string; readonly name: Text }[]
  readonly months: readonly Month[]
  readonly seen: string
}

const mostMonths = 13

/** Lists open offices first, each with what it owes. */
export async function companyCollection({ db, now }: StaffCall): Promise<CompanyRow[]> {
  const today = athensDate(now)
  const months = { from: monthBefore(today.slice(0, 7), 1), to: today.slice(0, 7) }
  const rows = await listOffices(db)
  return Promise.all(
    rows.map(async office => {
      const owed = await owedByMonth(db, office.spot.id, months)
      return {
        ...shared(office),
        members: office.members,
        managers: office.managers,
        thisMonth: owed.get(months.to)?.total ?? 0,
        lastMonth: owed.get(months.from)?.total ?? 0,
      }
    }),
  )
}

export async function companyOne(
  { db, now, staff }: StaffCall,
  { companyId }: { companyId: string },
): Promise<DeskCompany | DeskRefusal> {
  const office = await officeOf(db, companyId)
  const company = office?.spot.company
  if (!office || !company) return refuseAtDesk('company-not-found')
  const thisMonth = athensDate(now).slice(0, 7)
  const [members, mailboxes, owed, payments, all] = await Promise.all([
    membersOf(db, companyId),
    officeMailboxes(db, companyId),
    owedByMonth(db, companyId, { from: monthBefore(thisMonth, mostMonths - 1), to: thisMonth }),
    companyPayments(db, companyId),
    listOffices(db),
  ])
  const proven = new Set(mailboxes.flatMap(one => (paysFor(company, one) ? [one.email] : [])))
  const { nextAllowance } = company
  // An accountant sees sums and names on a statement, but no e-mail and no phone.
  const seesPeople = mayCall(staff.roles, 'company-member-delete')
  return {
    ...shared(office),
    slug: office.spot.slug,
    welcome: company.welcome,
    emailDomains: company.emailDomains,
    nextAllowance: nextAllowance
      ? { from: nextAllowance.from, allowance: toEuros(nextAllowance.allowance) }
      : null,
    terms: company.terms,
    onAccount: office.onAccount,
    people: seesPeople ? members.map(one => ({ ...one, isPaidFor: proven.has(one.email) })) : [],
    count: members.length,
    paidFor: proven.size,
    removed: office.removed,
    others: all
      .filter(other => other.spot.id !== companyId && other.closedAt === null)
      .filter(other => sharesDomain(other.spot.company, company))
      .map(({ spot: { id, name } }) => ({ id, name })),
    months: monthsOf(owed, payments),
    seen: seenOf(office),
  }
}

function shared({ spot, closedAt }: Office) {
  const { id, name, address, company } = spot
  return { id, name, address, allowance: toEuros(company?.allowance ?? 0), closedAt }
}

function sharesDomain(one: Company | undefined, other: Company): boolean {
  const keys = new Set(other.emailDomains.map(domainKey))
  return one?.emailDomains.some(domain => keys.has(domainKey(domain))) ?? false
}

function monthBefore(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 7)
}
