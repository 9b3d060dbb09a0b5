import { fold } from '../greek.ts'

/** Adds the names of the allergens that an ingredient's name does not hold: "tahini (sesame)". */
export function withAllergens(name: string, allergens: readonly string[]): string {
  const untold = allergens.filter(allergen => !fold(name).includes(fold(allergen)))
  return untold.length > 0 ? `${name} (${untold.join(', ')})` : name
}
