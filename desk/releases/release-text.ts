import { formatDate } from '#shop/format.ts'
import { lackText, type Names } from '#shop/lack/lack-text.ts'
import type { Language, Text } from '#shop/language.ts'
import type { Piece } from '#shop/publishing/release.ts'
import type { Conflict, ReleaseLack } from '#shop/publishing/release-lack.ts'
import type { Words } from '../text/el/index.ts'
import { fieldName } from '../words/field-name.ts'

/** What is said about a release, in the language of the room and by names in place of ids. */
export function releaseTexts(
  lang: Language,
  { catalogue, words }: Pick<Words, 'catalogue' | 'words'>,
  names: Names = {},
) {
  // A draft may lack its name in one of the languages.
  const textOf = (text: Text | null | undefined) =>
    text?.[lang] || text?.el || text?.en || undefined
  const nameOf = (id: string) => (Object.hasOwn(names, id) ? textOf(names[id]) : undefined)
  const texts: Partial<Record<string, string>> = { ...words.names, ...catalogue.called }
  const places: Partial<Record<string, string>> = words.places

  function thing({ kind, piece }: Piece, name: Text | null = null): string {
    const of = /^dishes_(.+)$/.exec(piece)?.[1] ?? piece
    const isCode = kind === 'text' || kind === 'terms' || kind === 'capacity'
    if (kind === 'day-limit' || kind === 'calendar-week') return formatDate(piece, lang, 'long')
    const nameHere =
      (kind === 'picture' && places[piece]) ||
      (isCode && texts[piece]) ||
      (textOf(name) ?? nameOf(of) ?? piece)
    return kind !== 'closed-day'
      ? nameHere
      : nameHere === piece
        ? formatDate(piece, lang, 'long')
        : `${formatDate(piece, lang, 'long')}: ${nameHere}`
  }
  const field = (path: string) => fieldName(path, words, names, lang)
  const called = (piece: Piece) => `${catalogue.kinds[piece.kind]} ${thing(piece)}`

  return {
    thing,
    field,
    /** Names the thing and the field of a lack, and says what is wrong. */
    lack({ piece, file, field: path, ...lack }: ReleaseLack) {
      const of = piece ? called(piece) : file ? catalogue.files[file] : ''
      const named = { of, field: field(path) }
      const where = [named.of, named.field].filter(Boolean).join(' · ')
      return { ...named, where, says: lackText(lack, lang, names) }
    },
    /** Names the field that a colleague changed meanwhile. */
    conflict({ field: path, ...piece }: Conflict): string {
      return path ? `${called(piece)} · ${field(path)}` : called(piece)
    },
  }
}
