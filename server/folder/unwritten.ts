import { documents, type ShopFolder, textFiles } from './layout.ts'

/** What a folder does not write, so that the program's own stands: its files, and fields of shop.yaml. */
export function unwrittenIn({ said, marks, shop }: ShopFolder): string[] {
  const files = Object.entries(textFiles).flatMap(([name, file]) => (name in said ? [] : [file]))
  const fields = (['delivery', 'closed', 'region'] as const)
    .filter(field => shop[field] === undefined)
    .map(field => `${field} of ${documents.shop.file}`)
  return [...files, ...fields, ...(marks?.logo || marks?.icon ? [] : ['brand/'])]
}
