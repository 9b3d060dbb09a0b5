import type { Language } from '#shop/language.ts'
import { fragment } from './content.ts'

/** "Γεια σου Μαρία,"; without a name where the name is not one. */
export function greeting(name: string, lang: Language): string {
  const first = firstName(name)
  if (!first) return fragment('greetingNobody', lang)
  return fragment('greeting', lang, { firstName: lang === 'el' ? vocative(first) : first })
}

/**
 * The first word of a name, if it reads like a name: whoever signs up with somebody else's e-mail
 * and a web address for a name would have us write to that person.
 */
function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return /^\p{L}[\p{L}\p{M}'’-]{0,39}$/u.test(first) ? first.normalize('NFC') : ''
}

/** How a man is addressed in Greek: Νίκος is greeted as Νίκο, Αλέξανδρος as Αλέξανδρε, Γιάννης as Γιάννη. */
function vocative(name: string): string {
  if (/[άήαη]ς$/.test(name)) return name.slice(0, -1)
  if (!/[α-ωά-ώ]ος$/.test(name)) return name
  const stem = name.slice(0, -2)
  // The accent stands on the last syllable but one, or further left.
  const accented = /[άέήίόύώΐΰΆΈΉΊΌΎΏ][^άέήίόύώΐΰ]*$/.exec(stem)?.[0]
  if (!accented) return name
  return stem + (vowelGroups(accented) === 1 ? 'ο' : 'ε')
}

/** "ου", "αι", "ει", "οι", "υι", "αυ" and "ευ" are one sound. */
function vowelGroups(text: string): number {
  const sounds = text.toLowerCase().replace(/ο[υύ]|[αεου][ιί]|[αε][υύ]/g, 'α')
  return sounds.match(/[αεηιουωάέήίόύώϊϋΐΰ]/g)?.length ?? 0
}
