import type { z } from 'zod'
import { dishFile, dishSchema, documentNames, documents, type ShopFolder } from './layout.ts'
import { sparse } from './sparse.ts'
import { writeYaml } from './yaml-writer.ts'

/** A folder's files by their path. */
export function folderTexts(shop: ShopFolder): Map<string, string> {
  const texts = new Map<string, string>()
  for (const name of documentNames) {
    const { file, schema, head }: { file: string; schema: z.ZodType; head: string } =
      documents[name]
    const value = sparse(schema, shop[name])
    if (!Array.isArray(value) || value.length > 0) texts.set(file, writeYaml(value, head))
  }
  for (const [slug, dish] of [...shop.dishes].sort(([one], [other]) => (one < other ? -1 : 1)))
    texts.set(dishFile(slug), writeYaml(sparse(dishSchema, dish), dish.name.en))
  return texts
}
