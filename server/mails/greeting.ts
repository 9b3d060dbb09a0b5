import type { Language } from '#shop/language.ts'
import type { Say } from './content.ts'

/** "Γεια σου Μαρία,", or "Γεια σου," where the name does not read like a name. */
export function greeting(name: string, lang: Language, say: Say): string {
  const first = firstName(name)
  if (!first) return say('greetingNobody')
  return say('greeting', { firstName: calledBy[lang](first) })
}

const calledBy: Readonly<Record<Language, (name: string) => string>> = {
  el: vocative,
  en: name => name,
}

/**
 * The first word, if it reads like a name: otherwise a stranger could sign up with another person's
 * e-mail and a web address as the name, and the shop would mail it there.
 */
function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return /^\p{L}[\p{L}\p{M}'’-]{0,39}$/u.test(first) ? first.normalize('NFC') : ''
}

/** The Greek vocative of men's names: Νίκος, Νίκο; Αλέξανδρος, Αλέξανδρε; Γιάννης, Γιάννη. */
function vocative(name: string): string {
  if (/[άήαη]ς$/.test(name)) return name.slice(0, -1)
  if (!/[α-ωά-ώ]ος$/.test(name)) return name
  const stem = name.slice(0, -2)
  // Accent on the last syllable but one: Νίκο; further left: Αλέξανδρε.
  const accented = /[άέήίόύώΐΰΆΈΉΊΌΎΏ][^άέήίόύώΐΰ]*$/.exec(stem)?.[0]
  if (!accented) return name
  return stem + (vowelGroups(accented) === 1 ? 'ο' : 'ε')
}

/** "ου", "αι", "ει", "οι", "υι", "αυ" and "ευ" are one sound. */
function vowelGroups(text: string): number {
  const sounds = text.toLowerCase().replace(/ο[υύ]|[αεου][ιί]|[αε][υύ]/g, 'α')
  return sounds.match(/[αεηιουωάέήίόύώϊϋΐΰ]/g)?.length ?? 0
}
