import {
  candidateFor,
  type ListedCompany,
  listCompanies,
  setManager,
} from '../db/company/managers.ts'
import { readmit, removeEmployee } from '../db/company/removals.ts'
import type { Db } from '../db/database.ts'
import type { CommandOutcome } from './shop-command.ts'

/** Lists every company with the managers who see what it owes. */
export async function showCompanies(db: Db): Promise<CommandOutcome> {
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
export async function makeManager(db: Db, slug: string, email: string): Promise<CommandOutcome> {
  const candidate = await candidateFor(db, slug, email)
  if (!candidate) return no(`There is no company ${slug}.`)
  const { spotId, company, customerId, isProven, belongs, isManager } = candidate
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
export async function endManager(db: Db, slug: string, email: string): Promise<CommandOutcome> {
  const candidate = await candidateFor(db, slug, email)
  if (!candidate) return no(`There is no company ${slug}.`)
  const { spotId, company, customerId, isManager } = candidate
  if (!customerId || !isManager) return no(`${email} is no manager of ${company.en}.`)
  await setManager(db, { customerId, spotId }, false)
  return { done: true, says: [`${email} can no longer see what ${company.en} owes.`] }
}

/** Ends an employee's membership: the company pays nothing more, and they cannot join again. */
export async function endMember(db: Db, slug: string, email: string): Promise<CommandOutcome> {
  const candidate = await candidateFor(db, slug, email)
  if (!candidate) return no(`There is no company ${slug}.`)
  const { spotId, company, customerId } = candidate
  const ended = customerId && (await removeEmployee(db, { customerId, spotId, email }, Date.now()))
  if (!ended) return no(`${email} does not belong to ${company.en}.`)
  return {
    done: true,
    says: [
      `${email} no longer belongs to ${company.en}, which pays for nothing new of theirs.`,
      'Orders that were placed stay as they are.',
      `They cannot join again, unless allowed: npm run company -- allow ${slug} ${email}`,
    ],
  }
}

/** Lets a removed employee join the company again, by themselves. */
export async function allowMember(db: Db, slug: string, email: string): Promise<CommandOutcome> {
  const candidate = await candidateFor(db, slug, email)
  if (!candidate) return no(`There is no company ${slug}.`)
  const { spotId, company } = candidate
  if (!(await readmit(db, spotId, email))) return no(`${email} was not removed from ${company.en}.`)
  return { done: true, says: [`${email} can join ${company.en} again, at /business/${slug}.`] }
}

function no(says: string): CommandOutcome {
  return { done: false, says: [says] }
}
