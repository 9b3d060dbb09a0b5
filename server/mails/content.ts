import type { Catalogue } from '#shop/catalogue.ts'
import type { Language, Text } from '#shop/language.ts'
import { type LegalEntity, phoneHoursSaid } from '#shop/shop-data/legal-entity.ts'
import { filledIn } from '#shop/shop-data/text-schemas.ts'
import type emails from '../../content/emails.json'
import type { MailCode } from '../db/mail/mail-codes.ts'
import type { MailBlock, MailDocument, MailPlace, Sender } from './mail-document.ts'

export type Values = Readonly<Record<string, string>>

export type MailWords = {
  readonly values: Values
  /** What stands in the place of a paragraph that is only its name. */
  readonly blocks?: Readonly<Record<string, MailBlock>>
}

/** The mail of a code in one language. Throws where its texts name a value that is missing. */
export function mailDocument(
  code: MailCode,
  lang: Language,
  { values, blocks = {} }: MailWords,
  place: MailPlace,
): MailDocument {
  const mail = place.catalogue.texts.emails.items.find(item => item.code === code)
  if (!mail) throw new Error(`there are no texts for the mail ${code}`)
  const fill = (text: Text) => filled(text[lang], values)
  const link = (action: ActionTexts | null) =>
    action && { label: fill(action.label), url: linkTo(action.url, values, lang, place.url) }
  return {
    lang,
    subject: fill(mail.subject),
    preheader: fill(mail.preheader),
    heading: fill(mail.heading ?? mail.subject),
    blocks: mail.paragraphs.slice(0, -1).flatMap((text): MailBlock[] => {
      const block = blocks[/^\{\{(\w+)\}\}$/.exec(text[lang])?.[1] ?? '']
      if (block) return [block]
      const words = fill(text)
      return words ? [{ kind: 'text', lines: words.split('\n') }] : []
    }),
    action: link(mail.action),
    leave: link(mail.leave ?? null),
    closing: mail.paragraphs.slice(-1).flatMap(text => fill(text).split('\n')),
    footer: mailFooter(place.catalogue, lang),
    place,
  }
}

/** Who sends it, as the law asks. */
export function mailFooter({ brand, legalEntity, texts }: Sender, lang: Language): string {
  const values = { shop: brand.name[lang], ...ownWords(legalEntity, lang) }
  return filled(filledIn(texts.emails.footer[lang], values), {})
}

/** Says a fragment in one language; throws where its text names a value that is missing. */
export type Say = (name: FragmentName, values?: Values) => string

export function sayIn({ texts }: Pick<Catalogue, 'texts'>, lang: Language): Say {
  return (name, values = {}) => filled(texts.emails.fragments[name]?.[lang] ?? '', values)
}

/** Fills each name once, so that names in a customer's own text stay text; line breaks go. */
function filled(text: string, values: Values): string {
  const words = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`the mails ask for ${name}, which is not known`)
    return value.replace(/\p{Cc}+/gu, ' ')
  })
  return words.trim()
}

/** The shop opens in Greek; a mail in another language links to pages in that language. */
function linkTo(path: string, values: Values, lang: Language, publicUrl: string): string {
  const coded = Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)])
  const url = new URL(publicUrl + filled(path, Object.fromEntries(coded)))
  if (lang !== 'el') url.searchParams.set('lang', lang)
  return url.href
}

function ownWords(legal: LegalEntity, lang: Language): Values {
  const { legalName, address, phone, email } = legal
  const phoneHours = phoneHoursSaid(legal)
  return { legalName: legalName[lang], address: address[lang], phone, phoneHours, email }
}

type ActionTexts = { label: Text; url: string }

export type FragmentName = keyof typeof emails.fragments
