import { z } from 'zod'
import { type Language, languages } from '#shop/language.ts'
import { inOneLanguage, languagesSchema } from '#shop/shop-data/languages.ts'
import { shopDataSchemas } from '../catalogue/shop-data.ts'
import { areaRemarks } from './area-remarks.ts'
import { claimProblems } from './claim-problems.ts'
import { readTexts } from './files.ts'
import { foodProblems } from './food-problems.ts'
import {
  dishesFolder,
  dishFile,
  dishSchema,
  documentNames,
  documents,
  type ShopFolder,
  textFileNames,
  textFiles,
} from './layout.ts'
import { legalRemarks } from './legal-remarks.ts'
import { mailProblems } from './mail-problems.ts'
import { readMarks } from './marks.ts'
import { problemsOf } from './plain-issue.ts'
import { inOrder, type Problem, startOfFile } from './problem.ts'
import { fault } from './problem-text.ts'
import { referenceProblems } from './references.ts'
import { readYaml, type YamlText } from './yaml-text.ts'

/** `shop` is null if a file cannot be read; with problems it must not be imported. */
type FolderRead = {
  readonly shop: ShopFolder | null
  readonly problems: readonly Problem[]
  /** Remarks do not stop the import. */
  readonly remarks: readonly Problem[]
}

/** Reads a folder without its pictures and names all problems. */
export async function readFolder(folder: string): Promise<FolderRead> {
  const { texts, problems } = await readTexts(folder)
  // A missing folder is one problem, not one for each file.
  if (texts.size === 0 && problems.length > 0) return { shop: null, problems, remarks: [] }
  const read = readShop(texts)
  const drawn = await readMarks(folder)
  return {
    shop: read.shop && { ...read.shop, marks: drawn.marks },
    problems: inOrder([...problems, ...read.problems, ...drawn.problems]),
    remarks: read.remarks,
  }
}

/** The same, from texts by path. */
export function readShop(texts: ReadonlyMap<string, string>): FolderRead {
  const problems: Problem[] = []
  const yaml = new Map<string, YamlText>()
  const offered = offeredIn(texts.get(documents.shop.file) ?? '')

  function parsed(file: string, schema: z.core.$ZodType): unknown {
    const text = readYaml(file, texts.get(file) ?? '')
    if (Array.isArray(text)) return void problems.push(...text)
    yaml.set(file, text)
    const value = inOneLanguage(text.value ?? undefined, offered)
    if (value === undefined) {
      problems.push({ file, ...startOfFile, path: [], lack: fault('file-empty') })
      return undefined
    }
    const result = z.safeParse(schema, value, { reportInput: true })
    if (!result.success) problems.push(...problemsOf(text, result.error.issues))
    return result.data
  }

  const whole: Record<string, unknown> = {}
  for (const name of documentNames) {
    const kind: { file: string; schema: z.ZodType; absent?: unknown } = documents[name]
    if (texts.has(kind.file)) whole[name] = parsed(kind.file, kind.schema)
    else if (kind.absent !== undefined) whole[name] = kind.absent
    else problems.push({ file: kind.file, ...startOfFile, path: [], lack: fault('file-missing') })
  }
  const said: Record<string, unknown> = {}
  for (const name of textFileNames)
    if (texts.has(textFiles[name])) said[name] = parsed(textFiles[name], shopDataSchemas[name])
  const dishes = new Map<string, unknown>()
  for (const file of texts.keys())
    if (file.startsWith(`${dishesFolder}/`))
      dishes.set(file.slice(dishesFolder.length + 1, -'.yaml'.length), parsed(file, dishSchema))
  // Compare what could be read, so that all problems are named at once.
  const readable = new Map([...dishes].filter(([, dish]) => dish !== undefined))
  const partial = { ...whole, said, dishes: readable } as Partial<ShopFolder> &
    Pick<ShopFolder, 'dishes'>
  problems.push(...referenceProblems(partial, yaml, [...dishes.keys()]))
  if (said.emails !== undefined) problems.push(...mailProblems({ said }, yaml))
  const isWhole = [...Object.values(whole), ...Object.values(said), ...dishes.values()].every(
    value => value !== undefined,
  )
  const shop =
    isWhole && documentNames.every(name => name in whole) ? (partial as ShopFolder) : null
  const faulty = new Set(problems.map(({ file }) => file))
  if (partial.ingredients && !faulty.has(documents.ingredients.file)) {
    const sound = [...partial.dishes].filter(([slug]) => !faulty.has(dishFile(slug)))
    const food = { ingredients: partial.ingredients, dishes: new Map(sound) }
    problems.push(...claimProblems(food, yaml), ...foodProblems(food, yaml))
  }
  const remarks = [...legalRemarks({ said }, yaml), ...(shop ? areaRemarks(shop, yaml) : [])]
  return { shop, problems: inOrder(problems), remarks: inOrder(remarks) }
}

/** The languages of a shop, before its texts are read; what is no language is told with the others. */
function offeredIn(text: string): readonly Language[] {
  const read = readYaml(documents.shop.file, text)
  if (Array.isArray(read) || typeof read.value !== 'object' || read.value === null) return languages
  const { languages: named } = read.value as { languages?: unknown }
  const parsed = z.safeParse(languagesSchema, named)
  return parsed.success ? parsed.data : languages
}
