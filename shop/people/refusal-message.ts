import { isKeyOf } from '../keys.ts'
import type { Language } from '../language.ts'
import type { FieldError, RefusalCode } from '../refusal/refusal.ts'
import { refusalMessage } from '../refusal/refusal-message.ts'
import { refusalText } from '../refusal/refusal-text.ts'
import { type DeskRefusalCode, isDeskCode } from './refusal.ts'
import { deskRefusalText } from './refusal-text.ts'

/** A refusal of the shop or of the staff room, as it was made or as a device stored it. */
export type KeptNo = { readonly refused: RefusalCode | DeskRefusalCode; readonly data?: unknown }

/** The text of a refusal, as the staff room shows it. */
export function deskRefusalMessage({ refused, data }: KeptNo, lang: Language): string {
  if (isDeskCode(refused)) return deskRefusalText[refused][lang]
  if (refused === 'invalid-input') {
    const told = wrongFields(data, lang)
    if (told) return told
  }
  return refusalMessage({ refused, data }, lang)
}

/** Texts that mean nothing away from their field. */
const nameless: readonly string[] = ['invalid-field', 'required-field']

/** What is wrong with each field: not every form of the staff room has a place for it. */
function wrongFields(data: unknown, lang: Language): string {
  const { errors = [] } = (data ?? {}) as { readonly errors?: readonly FieldError[] }
  const texts = errors.flatMap(({ slug }) =>
    isKeyOf(refusalText, slug) && !nameless.includes(slug) ? [refusalText[slug][lang]] : [],
  )
  return [...new Set(texts)].join(' · ')
}
