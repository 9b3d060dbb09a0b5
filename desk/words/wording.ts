import type { Words } from '../text/el/index.ts'

/** "items.fresh.answer.el" as people say it: "Κείμενα · fresh · Απάντηση · ελληνικά". */
export function fieldName(path: string, { fields }: Words['words']): string {
  const names: Partial<Record<string, string>> = fields
  return path
    .split('.')
    .filter((step, at) => step !== 'items' && !(at === 1 && /^\d+$/.test(step)))
    .map(step => names[step] ?? (/^\d+$/.test(step) ? String(Number(step) + 1) : step))
    .join(' · ')
}

/** A sentence of the folder's rules, in the language of the room. */
export function troubleSaid(says: string, { troubles }: Words['words']): string {
  return troubles.reduce((text, [english, own]) => text.replace(english, own), says)
}
