import type { Language } from '#shop/language.ts'
import type { Output } from '../call.ts'

/** The allergens of these codes as one text. */
export function namesOf(
  codes: readonly string[],
  allergens: Output<'release-one'>['allergens'],
  lang: Language,
): string {
  return codes
    .map(code => allergens.find(one => one.code === code)?.name[lang].toLowerCase() ?? code)
    .join(', ')
}
