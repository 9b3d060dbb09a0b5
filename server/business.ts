import { readFileSync } from 'node:fs'
import type { Text } from '#shop/language.ts'
import { demoFolder } from './folders.ts'

/** Who runs the shop, as the law wants it told. */
export type Business = {
  readonly legalName: Text
  readonly vat: string
  readonly taxOffice: Text
  readonly gemi: string
  readonly address: Text
  readonly phone: string
  readonly email: string
  readonly privacyEmail: string
  /** Date of the policies, such as "2026-11-01". */
  readonly policyDate: string
}

export const business: Business = JSON.parse(
  readFileSync(new URL('business.json', demoFolder), 'utf8'),
)
