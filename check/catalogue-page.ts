import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { shopDataSchemas } from '#server/catalogue/shop-data.ts'
import {
  dishSchema,
  documentNames,
  documents,
  textFileNames,
  textFiles,
  textsFolder,
} from '#server/folder/layout.ts'
import { text } from '#server/folder/schemas/parts.ts'
import { textHead } from '#server/folder/write.ts'
import { isMoney } from '#server/folder/yaml-writer.ts'
import { mailNames, ownAsk, usualAsk } from './catalogue-names.ts'
import { type Schema, tableOf, unwrapped } from './catalogue-schemas.ts'

const page = new URL('../docs/catalogue.md', import.meta.url)
const printedFrom = '## Every file and field\n'

/** docs/catalogue.md as it should be: its part that is written by hand, then what the schemas say. */
export function cataloguePage(): string {
  const [byHand] = keptPage().split(printedFrom)
  return `${byHand}${printedFrom}\n${printed()}\n`
}

export const keptPage = () => readFileSync(page, 'utf8')

function printed(): string {
  const files: [file: string, says: string, schema: Schema][] = [
    ['dishes/NAME.yaml', 'A dish; the name of the file is in the address of its page.', dishSchema],
    ...documentNames.map(name => {
      const { file, head, schema } = documents[name]
      return [file, head, schema] as [string, string, Schema]
    }),
    ...textFileNames.map(
      name => [textFiles[name], textHead(name), shopDataSchemas[name]] as [string, string, Schema],
    ),
  ]
  const parts = files.map(([file, says, schema]) => {
    const head = `### ${file}\n\n${says}${partial(file, schema)}`
    const table = tableOf('| field | is | |', fieldsOf(schema))
    return [head, table, ...(schema === shopDataSchemas.emails ? [mailNames()] : [])].join('\n\n')
  })
  return [usualAsk(), ...parts].join('\n\n')
}

/** Of texts of which every part may be left out. */
function partial(file: string, schema: Schema): string {
  const { def } = unwrapped(schema).inner._zod
  const isPartial =
    def.type === 'object' && Object.values(def.shape).every(part => !unwrapped(part).isAsked)
  return isPartial && file.startsWith(textsFolder)
    ? ' It may hold only those of its parts that differ.'
    : ''
}

type Row = readonly [field: string, is: string, note: string]

/** Each field with those inside it; `[]` is each item of a list. */
function fieldsOf(schema: Schema, field = ''): Row[] {
  const { inner, isAsked } = unwrapped(schema)
  const own: Row[] = field
    ? [
        [
          `\`${field}\``,
          `${kindOf(inner, field)}${isAsked ? '' : ', may be left out'}`,
          [noteOf(schema), ownAsk(schema)].filter(Boolean).join(' '),
        ],
      ]
    : []
  // Every text is the same two fields.
  if (isText(inner)) return own
  const { def } = inner._zod
  if (def.type === 'object')
    return [
      ...own,
      ...Object.entries(def.shape).flatMap(([key, value]) =>
        fieldsOf(value, field ? `${field}.${key}` : key),
      ),
    ]
  if (def.type === 'array' && unwrapped(def.element).inner._zod.def.type === 'object')
    return [...own, ...fieldsOf(def.element, `${field}[]`).slice(1)]
  return own
}

function isText(schema: z.core.$ZodTypes): boolean {
  const { def } = schema._zod
  return def.type === 'object' && isDeepStrictEqual(Object.keys(def.shape), Object.keys(text.shape))
}

function kindOf(schema: z.core.$ZodTypes, field: string): string {
  const { def } = schema._zod
  if (isText(schema)) return 'a text, `el` and `en`'
  if (def.type === 'number') return isMoney(field) ? 'euros' : 'a number'
  if (def.type === 'string') return 'a word or a text'
  if (def.type === 'boolean') return 'true or false'
  if (def.type === 'enum')
    return Object.values(def.entries)
      .map(value => `\`${value}\``)
      .join(', ')
  if (def.type === 'array') {
    const item = unwrapped(def.element).inner
    return item._zod.def.type === 'object' && !isText(item)
      ? 'a list'
      : `a list: ${kindOf(item, field)}`
  }
  if (def.type === 'record')
    return `names, each with ${kindOf(unwrapped(def.valueType).inner, field)}`
  if (def.type === 'union') {
    const kinds = def.options.map(one => unwrapped(one).inner)
    // Of a value for each portion.
    return kinds
      .map(kind => (kind._zod.def.type === 'record' ? 'one for each portion' : kindOf(kind, field)))
      .filter((kind, at, all) => all.indexOf(kind) === at)
      .join(', or ')
  }
  return 'fields'
}

const textNote = z.globalRegistry.get(text)?.description

function noteOf(schema: Schema): string {
  const own = z.globalRegistry.get(schema)?.description
  if (own) return own === textNote ? '' : own
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable')
    return noteOf(def.innerType)
  return ''
}

if (import.meta.main) writeFileSync(page, cataloguePage())
