import { formatDateTime, formatDay, formatNumber } from '#shop/format.ts'
import type { Names } from '#shop/lack/lack-text.ts'
import { roleText, type StaffRole } from '#shop/people/staff.ts'
import { pieceKinds } from '#shop/publishing/release.ts'
import { useLanguage } from '#ui/language.ts'
import { releaseTexts } from '../releases/release-text.ts'
import { useWords } from '../text/words.ts'
import { fieldName, namesWithin } from '../words/field-name.ts'

type Changes = { readonly [field: string]: { readonly from?: unknown; readonly to?: unknown } }
type Changed = {
  readonly field: string
  /** null: there was nothing before. */
  readonly from: string | null
  readonly to: string
}

const kinds: ReadonlySet<string> = new Set(pieceKinds)

export function useChanged(): (changes: Changes, names: Names) => Changed[] {
  const { deeds, mails, catalogue, words } = useWords()
  const lang = useLanguage()
  const fields: Partial<Record<string, string>> = deeds.fields
  const values: Partial<Record<string, string>> = deeds.values
  return (changes, names) => {
    const { thing } = releaseTexts(lang, { catalogue, words }, names)
    return Object.entries(changes).map(([field, { from, to }]) => {
      const [kind = '', piece = ''] = field.split(' ')
      const isNothing = from === null || from === undefined || from === ''
      if (!kinds.has(kind))
        return {
          field: fields[field] ?? field,
          from: isNothing ? null : shown(from, names),
          to: shown(to, names),
        }
      const target = { kind: kind as (typeof pieceKinds)[number], piece }
      const called = `${catalogue.kinds[target.kind]} · ${thing(target)}`
      return { field: called, from: null, to: drafted(to, namesWithin(target, names, mails)) }
    })
  }

  /** The names of fields that a draft changed; of a thing that is new or goes there are none. */
  function drafted(to: unknown, names: Names): string {
    if (typeof to !== 'string') return ''
    return to
      .split(', ')
      .map(path => fieldName(path, words, names, lang))
      .filter(Boolean)
      .join(', ')
  }

  function shown(value: unknown, names: Names): string {
    if (Array.isArray(value))
      return value.length > 0 ? value.map(each => shown(each, names)).join(', ') : deeds.nothing
    if (value === null || value === undefined || value === '') return deeds.nothing
    if (typeof value === 'number') return formatNumber(value, lang, Number.isInteger(value) ? 0 : 2)
    if (typeof value !== 'string') return JSON.stringify(value)
    if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatDateTime(value, lang)
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(`${value}T12:00:00Z`, lang)
    if (Object.hasOwn(roleText, value)) return roleText[value as StaffRole][lang]
    return values[value] ?? names[value]?.[lang] ?? value
  }
}
