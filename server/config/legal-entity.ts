import { readFileSync } from 'node:fs'
import type { Text } from '#shop/language.ts'
import { contentFolder } from '../folders.ts'

/** The company that runs the shop, as the law asks it to be named. */
export type LegalEntity = {
  readonly legalName: Text
  readonly vat: string
  readonly taxOffice: Text
  readonly gemi: string
  readonly address: Text
  readonly phone: string
  readonly email: string
  readonly privacyEmail: string
  readonly policyDate: string
}

export const legalEntity: LegalEntity = JSON.parse(
  readFileSync(new URL('legal-entity.json', contentFolder), 'utf8'),
)
