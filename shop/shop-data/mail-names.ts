import { type Language, languages } from '../language.ts'
import type { Emails, OwnEmails } from './mail-texts.ts'
import { mailsOver } from './mail-texts.ts'

/** A mail may leave these out: nobody needs them to act on it. */
export const optional: ReadonlySet<string> = new Set(['shop', 'greeting', 'phone', 'firstName'])

type Lacking = { readonly path: readonly string[]; readonly name: string }

/** Names in braces that the program’s mail asks for and the shop’s lacks in a language. */
export function lackingNames(defaults: Emails, written: OwnEmails): Lacking[] {
  const now = mailsOver(defaults, written)
  const inMails = defaults.items.flatMap((mail, at) =>
    languages.flatMap(lang => {
      const names = namesIn(textsOf(now.items[at], lang))
      return [...namesIn(textsOf(mail, lang))]
        .filter(name => !optional.has(name) && !names.has(name))
        .map(name => ({ path: ['items', mail.code, lang], name }))
    }),
  )
  const inFragments = Object.entries(defaults.fragments).flatMap(([fragment, text]) =>
    languages.flatMap(lang => {
      const names = namesIn(now.fragments[fragment]?.[lang] ?? '')
      return [...namesIn(text[lang])]
        .filter(name => !optional.has(name) && !names.has(name))
        .map(name => ({ path: ['fragments', fragment, lang], name }))
    }),
  )
  return [...inMails, ...inFragments]
}

function textsOf(mail: Emails['items'][number] | undefined, lang: Language): string {
  if (!mail) return ''
  const { subject, preheader, heading, paragraphs, action, leave } = mail
  const texts = [subject, preheader, heading, ...paragraphs, action?.label, leave?.label]
  return texts.map(text => text?.[lang] ?? '').join('\n')
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))
}
