import type { z } from 'zod'
import { shopDataSchemas } from '../catalogue/shop-data.ts'
import {
  dishFile,
  dishSchema,
  documentNames,
  documents,
  type ShopFolder,
  type TextFileName,
  textFileNames,
  textFiles,
} from './layout.ts'
import { sparse } from './sparse.ts'
import { writeYaml } from './yaml-writer.ts'

export function folderTexts(shop: ShopFolder): Map<string, string> {
  const texts = new Map<string, string>()
  for (const name of documentNames) {
    const { file, schema, head }: { file: string; schema: z.ZodType; head: string } =
      documents[name]
    const value = sparse(schema, shop[name])
    if (Object.keys(value as object).length > 0) texts.set(file, writeYaml(value, head))
  }
  for (const name of textFileNames)
    if (shop.said[name] !== undefined)
      texts.set(
        textFiles[name],
        writeYaml(sparse(shopDataSchemas[name], shop.said[name]), textHead(name)),
      )
  for (const [slug, dish] of [...shop.dishes].sort(([one], [other]) => (one < other ? -1 : 1)))
    texts.set(dishFile(slug), writeYaml(sparse(dishSchema, dish), dish.name.en))
  return texts
}

export function textHead(name: TextFileName): string {
  if (name === 'legal') return 'The company that runs the shop, as the law asks it to be named.'
  if (name === 'brand') return 'How the shop is called, and its colours.'
  return `Texts in place of the program’s own: ${name}.`
}
