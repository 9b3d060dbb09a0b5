import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import {
  inventedFields,
  type LegalEntity,
  legalEntitySchema,
  unreachableFields,
} from '#shop/shop-data/legal-entity.ts'
import { contentFolder } from '../folders.ts'

const sampleFile = new URL('legal-entity.json', contentFolder)
const read = readLegalEntity(process.env.LEGAL_ENTITY?.trim() || sampleFile)

/** The legal person of a shop whose database names none. */
export const legalEntity: LegalEntity = read.entity
/** Why the file that LEGAL_ENTITY names is of no use; null where it is, or none is named. */
export const legalEntityTrouble: string | null = read.trouble

/** Reads a company's file; one that cannot be read is a trouble, and gives the demo's data. */
export function readLegalEntity(file: string | URL): {
  entity: LegalEntity
  trouble: string | null
} {
  try {
    const parsed = z.safeParse(legalEntitySchema, JSON.parse(readFileSync(file, 'utf8')))
    if (parsed.success) return { entity: parsed.data, trouble: null }
    const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
    return { entity: sample(), trouble: `names a file that lacks a right ${fields.join(', ')}` }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { entity: sample(), trouble: `names a file that cannot be read: ${why}` }
  }
}

/** Why these cannot be the data of a shop that is open to the public; null where they can. */
export function legalTrouble(entity: LegalEntity): string | null {
  const invented = inventedFields(entity)
  const unreachable = unreachableFields(entity)
  const why = [
    ...(invented.length > 0 ? [`these are invented: ${invented.join(', ')}`] : []),
    ...(unreachable.length > 0
      ? [`these end in .example, where no mail arrives: ${unreachable.join(', ')}`]
      : []),
  ]
  if (why.length === 0) return null
  return `The legal person is not a real one yet; ${why.join('; ')}. Put your company’s into legal.yaml and run npm run catalogue -- import FOLDER, or let LEGAL_ENTITY name a JSON file made like content/legal-entity.json.`
}

function sample(): LegalEntity {
  return JSON.parse(readFileSync(sampleFile, 'utf8'))
}
