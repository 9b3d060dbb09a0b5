import { formatDate } from '#shop/format.ts'
import type { Language, Text } from '#shop/language.ts'
import { lackText, type Names } from '#shop/publishing/lack-text.ts'
import type { Piece, PieceKind } from '#shop/publishing/release.ts'
import type { Words } from '../text/el/index.ts'
import { fieldName } from '../words/wording.ts'

type Lack = {
  readonly field: string
  readonly says: string
  readonly file?: string
  readonly piece?: Piece | null
}

/** What is said about a release, in the language of the room and by names in place of ids. */
export function saidIn(
  lang: Language,
  { offer, words }: Pick<Words, 'offer' | 'words'>,
  names: Names = {},
) {
  // A draft may lack its name in one of the languages.
  const textOf = (text: Text | null | undefined) =>
    text?.[lang] || text?.el || text?.en || undefined
  const nameOf = (id: string) => (Object.hasOwn(names, id) ? textOf(names[id]) : undefined)
  const texts: Partial<Record<string, string>> = { ...words.names, ...offer.called }
  const places: Partial<Record<string, string>> = words.places
  const files: Partial<Record<string, string>> = offer.files

  function thing({ kind, piece }: Piece, name: Text | null = null): string {
    const of = /^dishes_(.+)$/.exec(piece)?.[1] ?? piece
    const isCode = kind === 'text' || kind === 'terms' || kind === 'capacity'
    if (kind === 'day-limit' || kind === 'calendar-week') return formatDate(piece, lang, 'long')
    const own =
      (kind === 'picture' && places[piece]) ||
      (isCode && texts[piece]) ||
      (textOf(name) ?? nameOf(of) ?? piece)
    return kind !== 'closed-day'
      ? own
      : own === piece
        ? formatDate(piece, lang, 'long')
        : `${formatDate(piece, lang, 'long')}: ${own}`
  }
  const field = (path: string) => fieldName(path, words, names, lang)
  function lack({ file = '', field: path, piece, says }: Lack) {
    const known = piece ? `${offer.kinds[piece.kind]} ${thing(piece)}` : fileSaid(file)
    // Which one of its list it is says the thing itself.
    const inPiece = piece
      ? path.replace(/^(?:windows|places|dayLimits|templates|calendar|closed\.days)?\[\d+\]\.?/, '')
      : path
    const named = { of: known, field: field(inPiece) }
    const where = [named.of, named.field].filter(Boolean).join(' · ')
    return { ...named, where, says: lackText(says, lang, names) }
  }
  function fileSaid(file: string): string {
    const [, slug] = /^dishes\/(.+)\.yaml$/.exec(file) ?? []
    if (slug) return nameOf(slug) ?? slug
    return files[file.replace(/\.yaml$/, '')] ?? ''
  }

  return {
    thing,
    field,
    lack,
    /** A dish, or a component, whose recipe is approved by publishing. */
    approved: (dish: string) => nameOf(dish.replace(/^component /, '')) ?? dish,
    /** "dish mousakas prices.hero": what somebody else changed meanwhile. */
    conflict(text: string): string {
      const [kind = '', piece = '', path = ''] = text.split(' ')
      const known: Partial<Record<string, string>> = offer.kinds
      const called = `${known[kind] ?? kind} ${thing({ kind: kind as PieceKind, piece })}`
      return path ? `${called} · ${field(path)}` : called
    },
    /** What keeps a planned release waiting: a problem of the folder, an approval, or a row of a table. */
    problem(text: string): string {
      const [, file, path = '', sentence] =
        /^(\S+):\d+:\d+ (?:(\S+): )?(.+)$/.exec(text) ?? /^()()(.+)$/.exec(text) ?? []
      if (file) {
        const { where, says } = lack({ file, field: path, says: sentence ?? '' })
        return [where, says].filter(Boolean).join(': ')
      }
      const [, subject = '', rule = ''] = /^(?:component )?(\S+): (.+)$/.exec(text) ?? []
      const said = lackText(rule, lang, names)
      return subject && lackText(rule, 'el') !== rule
        ? `${nameOf(subject) ?? subject}: ${said}`
        : `${offer.files.database} (${text})`
    },
  }
}
