import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { isVatNumber } from '#shop/invoice.ts'
import { contentFolder } from '../folders.ts'

const line = z.string().check(z.trim(), z.minLength(1))
const inBothLanguages = z.object({ el: line, en: line })

const legalEntityFile = z.object({
  legalName: inBothLanguages,
  vat: z.string().check(z.refine(isVatNumber)),
  taxOffice: inBothLanguages,
  gemi: line,
  address: inBothLanguages,
  phone: line,
  email: z.email(),
  privacyEmail: z.email(),
  policyDate: z.iso.date(),
})

/** The company that runs the shop, as the law asks it to be named. */
export type LegalEntity = z.infer<typeof legalEntityFile>

/** How the demo's invented data are known, also where only some of them were replaced. */
const invented: Partial<Record<keyof LegalEntity, RegExp>> = {
  legalName: /ΕΠΙΔΕΙΞΗ/,
  vat: /^800000002$/,
  gemi: /^0+$/,
  address: /Οδός Επίδειξης/,
  phone: /^210 ?000 ?0000$/,
  email: /\.example$/,
  privacyEmail: /\.example$/,
}

const sampleFile = new URL('legal-entity.json', contentFolder)
const read = readLegalEntity(process.env.LEGAL_ENTITY?.trim() || sampleFile)

export const legalEntity: LegalEntity = read.entity
/** Why these cannot be the data of a shop that is open to the public; null where they can. */
export const legalEntityTrouble: string | null = read.trouble

/** Reads a company's file; one that cannot be read is a trouble, and gives the demo's data. */
export function readLegalEntity(file: string | URL): {
  entity: LegalEntity
  trouble: string | null
} {
  try {
    const parsed = legalEntityFile.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (parsed.success) return { entity: parsed.data, trouble: inventedTrouble(parsed.data) }
    const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
    return { entity: sample(), trouble: `names a file that lacks a right ${fields.join(', ')}` }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { entity: sample(), trouble: `names a file that cannot be read: ${why}` }
  }
}

function inventedTrouble(entity: LegalEntity): string | null {
  const fields = Object.entries(invented).flatMap(([field, pattern]) => {
    const value = entity[field as keyof LegalEntity]
    return pattern.test(typeof value === 'string' ? value : value.el) ? [field] : []
  })
  if (fields.length === 0) return null
  return `is missing, or the file holds the demo’s ${fields.join(', ')}: name a file with your company’s legal data, made like content/legal-entity.json`
}

function sample(): LegalEntity {
  return JSON.parse(readFileSync(sampleFile, 'utf8'))
}
