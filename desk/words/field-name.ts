import type { Names } from '#shop/lack/lack-text.ts'
import type { Language } from '#shop/language.ts'
import type { Piece } from '#shop/publishing/release.ts'
import type { Words } from '../text/el/index.ts'

type Wording = Pick<Words['words'], 'fields' | 'values'>

/** The names of the shop's mails and of the phrases in them by their codes, as ids are named. */
export function mailNames({ names, phrases }: Words['mails']): Names {
  const all = Object.entries({ ...phrases, ...names })
  return Object.fromEntries(all.map(([code, el]) => [code, { el, en: el }]))
}

/** Of all names those by which a thing's own ids are known: questions and policies may share a slug. */
export function namesWithin({ kind, piece }: Piece, names: Names, mails: Words['mails']): Names {
  if (kind !== 'text') return names
  if (piece === 'emails') return { ...names, ...mailNames(mails) }
  const within = `${piece} `
  const inner = Object.entries(names).flatMap(([id, name]) =>
    id.startsWith(within) ? [[id.slice(within.length), name]] : [],
  )
  return { ...names, ...Object.fromEntries(inner) }
}

/** Fields whose own fields are ids, such as a recipe’s ingredients. */
const byId: ReadonlySet<string> = new Set(['recipe', 'making', 'windows', 'dishes'])
const portions: ReadonlySet<string> = new Set(['regular', 'brave', 'hero', 'legendary'])

/** "items.fresh.answer.el" as "Κείμενα · fresh · Απάντηση · ελληνικά". `names`: what ids are called. */
export function fieldName(
  path: string,
  { fields, values }: Wording,
  names: Names = {},
  lang: Language = 'el',
): string {
  const texts: Partial<Record<string, string>> = fields
  const codes: Partial<Record<string, string>> = values
  return path
    .replace(/\[(\d+)\]/g, (_, at) => `.${Number(at) - 1}`)
    .split('.')
    .filter((step, at) => step !== '' && step !== 'items' && !(at === 1 && /^\d+$/.test(step)))
    .map((step, at, steps) => {
      const called = Object.hasOwn(names, step) ? names[step]?.[lang] : undefined
      if (at > 0 && portions.has(step)) return codes[step] ?? step
      if (called && byId.has(steps[at - 1] ?? '')) return called
      // In a list the thing itself is meant, whatever a field of that name is called.
      if (called && at === 0 && path.startsWith('items.')) return called
      return texts[step] ?? called ?? (/^\d+$/.test(step) ? String(Number(step) + 1) : step)
    })
    .join(' · ')
}
