import {
  candidateFor,
  type ListedCompany,
  listCompanies,
  setManager,
} from '../db/company-managers.ts'
import { removeCustomerSpot } from '../db/customer-spots.ts'
import type { Db } from '../db/database.ts'
import type { Said } from './shop-command.ts'

/** Lists every company with the managers who see what it owes. */
export async function showCompanies(db: Db): Promise<Said> {
  const companies = await listCompanies(db)
  return { done: true, says: companies.length ? companies.flatMap(linesOf) : ['No companies.'] }
}

function linesOf({ slug, name, members, managers }: ListedCompany): string[] {
  const people = members === 1 ? '1 person' : `${members} people`
  return [
    `${slug}: ${name.en}, ${people}${managers.length ? '' : ', no manager'}`,
    ...managers.map(manager => `  ${manager.name}, ${manager.email}`),
  ]
}

/** Lets an employee of a company see what it owes. */
export async function makeManager(db: Db, slug: string, email: string): Promise<Said> {
  const found = await candidateFor(db, slug, email)
  if (!found) return no(`There is no company ${slug}.`)
  const { spotId, company, customerId, isProven, belongs, isManager } = found
  if (!customerId) return no(`No account has the e-mail ${email}.`)
  if (!isProven)
    return no(`${email} is not confirmed: another person may have opened that account.`)
  if (!belongs)
    return no(`${email} does not belong to ${company.en}; they join at /business/${slug}.`)
  if (isManager) return no(`${email} is a manager of ${company.en} already.`)
  if (!(await setManager(db, { customerId, spotId }, true)))
    return no(`${email} has just left ${company.en}.`)
  return { done: true, says: [`${email} can now see what ${company.en} owes.`] }
}

/** Takes that right away; the employee still belongs to the company. */
export async function endManager(db: Db, slug: string, email: string): Promise<Said> {
  const found = await candidateFor(db, slug, email)
  if (!found) return no(`There is no company ${slug}.`)
  const { spotId, company, customerId, isManager } = found
  if (!customerId || !isManager) return no(`${email} is no manager of ${company.en}.`)
  await setManager(db, { customerId, spotId }, false)
  return { done: true, says: [`${email} can no longer see what ${company.en} owes.`] }
}

/** Ends an employee's membership: the company pays nothing more for them. */
export async function endMember(db: Db, slug: string, email: string): Promise<Said> {
  const found = await candidateFor(db, slug, email)
  if (!found) return no(`There is no company ${slug}.`)
  const { spotId, company, customerId } = found
  if (!customerId || !(await removeCustomerSpot(db, customerId, spotId)))
    return no(`${email} does not belong to ${company.en}.`)
  return {
    done: true,
    says: [
      `${email} no longer belongs to ${company.en}, which pays for nothing new of theirs.`,
      'Orders that were placed stay as they are.',
    ],
  }
}

function no(says: string): Said {
  return { done: false, says: [says] }
}
