import type { Language } from '#shop/language.ts'
import type { Names } from '#shop/staff-room/lack-text.ts'
import type { Words } from '../text/el/index.ts'

type Wording = Pick<Words['words'], 'fields' | 'values'>

/** Fields whose own fields are ids, such as a recipe’s ingredients. */
const byId: ReadonlySet<string> = new Set(['recipe', 'making', 'windows', 'dishes'])
const portions: ReadonlySet<string> = new Set(['regular', 'brave', 'hero', 'legendary'])

/**
 * "items.fresh.answer.el" as people say it: "Κείμενα · fresh · Απάντηση · ελληνικά". `names`: what ids
 * are called in the reader's language.
 */
export function fieldName(
  path: string,
  { fields, values }: Wording,
  names: Names = {},
  lang: Language = 'el',
): string {
  const own: Partial<Record<string, string>> = fields
  const codes: Partial<Record<string, string>> = values
  return path
    .replace(/\[(\d+)\]/g, (_, at) => `.${Number(at) - 1}`)
    .split('.')
    .filter((step, at) => step !== '' && step !== 'items' && !(at === 1 && /^\d+$/.test(step)))
    .map((step, at, steps) => {
      const called = Object.hasOwn(names, step) ? names[step]?.[lang] : undefined
      if (at > 0 && portions.has(step)) return codes[step] ?? step
      if (called && byId.has(steps[at - 1] ?? '')) return called
      return own[step] ?? called ?? (/^\d+$/.test(step) ? String(Number(step) + 1) : step)
    })
    .join(' · ')
}
