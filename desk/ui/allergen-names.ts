import type { Language } from '#shop/language.ts'
import type { Output } from '../call.ts'

/** “Γάλα” of “Γάλα (συμπεριλαμβανομένης της λακτόζης)”: enough where rows are compared. */
export function shortName(name: string): string {
  return name.replace(/ \(.*\)$/, '')
}

export function namesOf(
  codes: readonly string[],
  allergens: Output<'release-one'>['allergens'],
  lang: Language,
): string {
  return codes
    .map(code => allergens.find(one => one.code === code)?.name[lang].toLowerCase() ?? code)
    .join(', ')
}
