/** The first letters of the first two words (§9), capitals without accents. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(word => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('el')
}
