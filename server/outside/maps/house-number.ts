import { fold } from '#shop/greek.ts'

/** Reads "12", "12Α" or "12-14"; '' for anything else. */
export function houseNumber(part: string): string {
  const typed = fold(part).toUpperCase().replace(/-$/, '')
  const [, digits, letter, to] = /^([1-9]\d{0,3})(?:([Α-ΩA-E])|-([1-9]\d{0,3}))?$/.exec(typed) ?? []
  if (!digits) return ''
  if (letter) return digits + (greekFor[letter] ?? letter)
  return to ? `${digits}-${to}` : digits
}

/** A house number in the letters of an id: "12Α" is 12_0. */
export function encoded(number: string): string {
  return number.replace(/[Α-Ω]$/, letter => `_${letters.indexOf(letter)}`)
}

export function decoded(code: string): string {
  return code.replace(/_(\d+)$/, (_, index) => letters[Number(index)] ?? '')
}

const letters = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'
const greekFor: Record<string, string> = { A: 'Α', B: 'Β', C: 'Γ', D: 'Δ', E: 'Ε' }
