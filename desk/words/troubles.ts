import * as z from 'zod/mini'
import { type Lack, lack } from '#shop/lack/lack.ts'
import { lacksOfIssues } from '#shop/lack/lack-of-issue.ts'
import type { Json } from '#shop/merge/merge.ts'
import { brandSchema } from '#shop/shop-data/brand.ts'
import { legalEntitySchema } from '#shop/shop-data/legal-entity.ts'
import { lackingNames } from '#shop/shop-data/mail-names.ts'
import { type Emails, emailsSchema, type OwnEmails } from '#shop/shop-data/mail-texts.ts'
import { inBraces } from '#shop/shop-data/text-schemas.ts'
import { textSchemas } from '#shop/shop-data/texts.ts'

type Trouble = { readonly field: string; readonly lack: Lack }

/** What keeps a text from going live, by the rules of the catalogue's folder. */
export function troublesOf(name: string, value: Json, standard: Json): Trouble[] {
  const defaults = standard as unknown as Emails
  const { [name as keyof typeof textSchemas]: schema = others(name, defaults) } = textSchemas
  const read = z.safeParse(schema as z.ZodMiniType, value, { reportInput: true })
  if (!read.success)
    return lacksOfIssues(read.error.issues).map(({ path, lack }) => ({
      field: path.map(String).join('.'),
      lack,
    }))
  return name === 'emails'
    ? lackingNames(defaults, value as unknown as OwnEmails).map(({ path, name: lacking }) => ({
        field: path.join('.'),
        lack: lack('no-longer-says', { asked: inBraces(lacking) }),
      }))
    : []
}

function others(name: string, defaults: Emails): unknown {
  if (name === 'brand') return brandSchema
  return name === 'legal' ? legalEntitySchema : emailsSchema(defaults)
}
