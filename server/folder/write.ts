import type { Text } from '#shop/language.ts'
import {
  dishesFolder,
  documentNames,
  documents,
  type ShopFolder,
  type TextFileName,
  textFileNames,
  textFiles,
} from './layout.ts'
import { type Written, writtenFolder } from './written.ts'
import { writeYaml } from './yaml-writer.ts'

export function folderTexts(shop: ShopFolder): Map<string, string> {
  return writtenTexts(writtenFolder(shop))
}

export function writtenTexts(written: Written): Map<string, string> {
  return new Map(
    Object.entries(written).map(([file, value]) => [file, writeYaml(value, headOf(file, value))]),
  )
}

function headOf(file: string, value: unknown): string {
  if (file.startsWith(`${dishesFolder}/`))
    return Object.values((value as { readonly name: Partial<Text> }).name).at(-1) ?? ''
  const document = documentNames.find(name => documents[name].file === file)
  if (document) return documents[document].head
  const text = textFileNames.find(name => textFiles[name] === file)
  if (!text) throw new Error(`a folder has no file ${file}`)
  return textHead(text)
}

export function textHead(name: TextFileName): string {
  if (name === 'legal') return 'The company that runs the shop, as the law asks it to be named.'
  if (name === 'brand') return 'How the shop is called, and its colours.'
  return `Texts in place of the program’s own: ${name}.`
}
