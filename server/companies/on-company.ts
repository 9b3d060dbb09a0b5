import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Company, Spot } from '#shop/address/spot.ts'
import { refuseAtDesk } from '#shop/people/refusal.ts'
import type { ActCall, Acted, No } from '../calls/desk-hook.ts'
import { id, versionMark } from '../calls/hook-fields.ts'
import { type Office, officeOf } from '../db/company/offices.ts'
import { lockCatalogue } from '../db/meal/catalogue-writing.ts'

export const company = z.object({ companyId: id })
export const onCompany = z.extend(company, { seen: versionMark })
export const onCompanyRefuses = ['company-not-found', 'company-changed'] as const

export type OnCompany = z.infer<typeof onCompany>
type OpenOffice = Office & { readonly spot: Spot & { readonly company: Company } }
/** A version mark of the office's data; its members do not change it. */
export function seenOf({ spot, closedAt }: Pick<Office, 'spot' | 'closedAt'>): string {
  const text = JSON.stringify([spot, closedAt])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Runs an act on an open office, locked against other writers. Refuses a stale `seen`. */
export async function onLocked<Data>(
  { tx }: ActCall,
  { companyId, seen }: OnCompany,
  run: (office: OpenOffice) => Promise<Acted<Data> | No>,
): Promise<Acted<Data> | No> {
  await lockCatalogue(tx)
  const office = await officeOf(tx, companyId)
  if (!office || office.closedAt || !isOpen(office)) return refuseAtDesk('company-not-found')
  return seenOf(office) === seen ? run(office) : refuseAtDesk('company-changed')
}

export function isOpen(office: Office): office is OpenOffice {
  return office.closedAt === null && office.spot.company !== undefined
}

export function subjectOf(id: string): string {
  return `company ${id}`
}
