/** Text for comparison in a search: no accents, no capitals, one sigma, single spaces. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ς', 'σ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Greek in small Latin letters by ELOT 743; other text is only folded. */
export function latin(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replaceAll('ς', 'σ')
  return fold(rules.reduce((so, [from, to]) => so.replace(from, to), letters))
}

export type Word = { readonly folded: string; readonly latin: string; readonly sound: string }

export function wordsOf(text: string): Word[] {
  return (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map(word => ({ folded: fold(word), latin: latin(word), sound: soundOf(latin(word)) }))
    .filter(({ folded }) => folded !== '')
}

/** The word begins with what was typed, in Greek or in any Latin spelling. */
export function begins(typed: Word, word: Word): boolean {
  return (
    word.folded.startsWith(typed.folded) ||
    word.latin.startsWith(typed.latin) ||
    (typed.sound !== '' &&
      (word.sound.startsWith(typed.sound) ||
        // Some write ξ as x, others χ.
        word.sound.startsWith(typed.sound.replaceAll('x', 'h'))))
  )
}

/** Every typed word begins a word of the text (reading: Address and region). */
export function matches(query: string, text: string): boolean {
  const words = wordsOf(text)
  return wordsOf(query).every(typed => words.some(word => begins(typed, word)))
}

function soundOf(latinWord: string): string {
  return sounds
    .reduce((so, [from, to]) => so.replaceAll(from, to), latinWord)
    .replace(/(\p{L})\1/gu, '$1')
}

function pairs(table: string): [string, string][] {
  return table.split(' ').map(pair => pair.split('>') as [string, string])
}

const singles = pairs(
  'α>a β>v γ>g δ>d ε>e ζ>z η>i θ>th ι>i κ>k λ>l μ>m ν>n ξ>x ο>o π>p ρ>r σ>s τ>t υ>y φ>f χ>ch ψ>ps ω>o',
)
const acute = '\u0301'
const dialytika = '\u0308'

/** For decomposed small letters, where an accent or a dialytika stands between two vowels. */
const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`ου(?!${dialytika})`, 'g'), 'ou'],
  [
    new RegExp(`([αεη])υ(?!${dialytika})(?=${acute}?(?:[θκξπστφχψ]|[^\\p{L}\\p{M}]|$))`, 'gu'),
    '$1f',
  ],
  [new RegExp(`([αεη])υ(?!${dialytika})`, 'g'), '$1v'],
  [/(^|[^\p{L}\p{M}])μπ/gu, '$1b'],
  [/μπ(?!\p{L})/gu, 'b'],
  [/γγ/g, 'ng'],
  [/γξ/g, 'nx'],
  [/γχ/g, 'nch'],
  ...singles.map(([greek, letters]) => [new RegExp(greek, 'g'), letters] as const),
]

/** Applied in this order, to the typed and to the stored word. */
const sounds = pairs(
  'oy>ou ph>f ch>h kh>h ks>x c>k w>o mp>v mb>v b>v nt>d gk>g ng>g au>av eu>ev af>av ef>ev ou>u ai>e ei>i oi>i y>i',
)
