import type { z } from 'zod'
import { languages } from '#shop/language.ts'
import type { Json } from '#shop/merge/merge.ts'
import { withoutOthers } from '#shop/shop-data/languages.ts'
import { shopDataSchemas } from '../catalogue/shop-data.ts'
import {
  dishFile,
  dishSchema,
  documentNames,
  documents,
  type ShopFolder,
  textFileNames,
  textFiles,
} from './layout.ts'
import { sparse } from './sparse.ts'

/** What each file of a folder says, by its path; a value that the schema fills in is left out. */
export type Written = Readonly<Record<string, Json>>

export function writtenFolder(shop: ShopFolder): Written {
  const files: [string, unknown][] = []
  for (const name of documentNames) {
    const { file, schema }: { file: string; schema: z.ZodType } = documents[name]
    const value = sparse(schema, shop[name])
    if (Object.keys(value as object).length > 0) files.push([file, value])
  }
  for (const name of textFileNames)
    if (shop.said[name] !== undefined)
      files.push([textFiles[name], sparse(shopDataSchemas[name], shop.said[name])])
  for (const [slug, dish] of [...shop.dishes].sort(([one], [other]) => (one < other ? -1 : 1)))
    files.push([dishFile(slug), sparse(dishSchema, dish)])
  return withoutOthers(Object.fromEntries(files) as Written, shop.shop.languages ?? languages)
}
