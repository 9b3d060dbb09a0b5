/** Grams as a kitchen reads them: whole grams below a kilogram, then kilograms to ten grams. */
export function weighed(
  grams: number,
  written: (number: { value: number; places: number }) => string,
): string {
  if (grams < 1000) return `${written({ value: grams, places: 0 })} g`
  return `${written({ value: grams / 1000, places: 2 })} kg`
}
