import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { shopDataSchemas } from '#server/catalogue/shop-data.ts'
import { optional } from '#shop/shop-data/mail-names.ts'
import { askableNames, shopNames } from '#shop/shop-data/text-schemas.ts'
import { type Schema, tableOf, unwrapped } from './catalogue-schemas.ts'

/** What texts may ask for in double braces, as the schemas have it that `check` reads them by. */

export function usualAsk(): string {
  return `A text of \`texts/\` may ask in double braces for what the legal person, the brand and the plans say, and for
more or less where its row says so: ${inBraces(shopNames)}.`
}

/** A note for a text that asks for something else than the others. */
export function ownAsk(schema: Schema): string {
  const [one, other] = textsIn(schema)
  if (!one) return ''
  const names = namesIn(one)
  // Greek and English ask for the same; what has more texts is no text but a group of them.
  const isOneText = other === undefined || isDeepStrictEqual(namesIn(other), names)
  if (!isOneText || textsIn(schema).length > 2 || isDeepStrictEqual(names, shopNames)) return ''
  const more = names.filter(name => !shopNames.some(usual => usual === name))
  if (names.length - more.length === shopNames.length) return `may ask for ${inBraces(more)}, too`
  return names.length > 0 ? `may ask for ${inBraces(names)}` : 'asks for nothing'
}

/** What each mail may hold and ask for. */
export function mailNames(): string {
  const mails = mailSchemas()
  const fields = Object.entries(mails[0]?.[1] ?? {})
    .filter(([name]) => name !== 'code' && name !== 'note')
    .map(([name, schema]) => {
      const says = schema && z.globalRegistry.get(schema)?.description
      const field = isLabelled(schema) ? `${name}.label` : name
      return `\`${field}\`${says ? ` (${says.replace(/\.$/, '')})` : ''}`
    })
  const rows = mails.map(([code, mail]) => {
    const inSentences = textsIn(mail.subject).slice(0, 1).flatMap(namesIn)
    const all = textsIn(mail.paragraphs).slice(0, 1).flatMap(namesIn)
    const alone = all.filter(name => !inSentences.includes(name))
    return [`\`${code}\``, inBraces(inSentences), inBraces(alone)]
  })
  return `Each of \`items\` has the \`code\` of a mail, and in place of the program’s own: ${fields.join(', ')}.
A mail asks in double braces for what is known when it is sent. \`check\` refuses any other name, and a mail that no
longer says one that the program’s own says, but for ${inBraces([...optional])}.

${tableOf('| mail | in a sentence | as a paragraph of its own |', rows)}`
}

function isLabelled(schema: Schema | undefined): boolean {
  const def = inside(schema)?._zod.def
  return def?.type === 'object' && 'label' in def.shape
}

type MailFields = { readonly [field: string]: Schema | undefined }

function mailSchemas(): [code: string, fields: MailFields][] {
  const { def } = unwrapped(shopDataSchemas.emails).inner._zod
  const items = def.type === 'object' ? inside(def.shape.items) : null
  const mail = items?._zod.def.type === 'array' ? inside(items._zod.def.element) : null
  const mails = mail?._zod.def.type === 'union' ? mail._zod.def.options : []
  return mails.flatMap(one => {
    const fields = inside(one)?._zod.def
    const code = fields?.type === 'object' ? inside(fields.shape.code)?._zod.def : null
    return fields?.type === 'object' && code?.type === 'literal'
      ? [[String(code.values[0]), fields.shape]]
      : []
  })
}

const inside = (schema: Schema | undefined) => schema && unwrapped(schema).inner

/** The schemas of words within a schema. */
function textsIn(schema: Schema | undefined): Schema[] {
  const inner = inside(schema)
  if (!inner) return []
  if (askableNames.has(inner)) return [inner]
  const { def } = inner._zod
  if (def.type === 'object') return Object.values(def.shape).flatMap(textsIn)
  if (def.type === 'array') return textsIn(def.element)
  return []
}

function namesIn(text: Schema): readonly string[] {
  return askableNames.get(text)?.names ?? []
}

function inBraces(names: readonly string[]): string {
  return names.map(name => `\`{{${name}}}\``).join(', ')
}
