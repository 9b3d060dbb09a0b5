import {
  answerSchemas,
  type JsonSchema,
  namesByFile,
  schemaOfAnswer,
} from '#server/door/answer-schemas.ts'

const pattern = /^#\/components\/schemas\//

/** What a call answers, in one line as TypeScript writes it. */
export function answerWords(schema: Parameters<typeof schemaOfAnswer>[0]): string {
  return inLine(schemaOfAnswer(schema))
}

/** The named answers of each file of server/answers/, as TypeScript writes them. */
export function answerTypes(): { file: string; text: string }[] {
  const all = answerSchemas()
  return Object.entries(namesByFile).map(([file, names]) => ({
    file,
    text: names.flatMap(name => (all[name] ? [typeText(name, all[name])] : [])).join('\n\n'),
  }))
}

export function typeText(name: string, schema: JsonSchema): string {
  const { description } = schema
  return `${description ? `/** ${description} */\n` : ''}type ${name} = ${inLines(schema, '')}`
}

/** An object over several lines, with what its fields do not say by their names. */
function inLines(schema: JsonSchema, indent: string): string {
  const { properties, required = [] } = schema
  if (!properties) return inLine(schema)
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([field, of]) => {
    const note = of.description ? `${inner}/** ${of.description} */\n` : ''
    return `${note}${inner}${nameOf(field)}${required.includes(field) ? '' : '?'}: ${fieldText(of, inner)}`
  })
  return `{\n${fields.join('\n')}\n${indent}}`
}

function fieldText(schema: JsonSchema, indent: string): string {
  const { properties, items, anyOf = [] } = schema
  if (properties) return inLines(schema, indent)
  if (items?.properties) return `${inLines(items, indent)}[]`
  const [one, other] = anyOf
  if (one?.properties && other?.type === 'null') return `${inLines(one, indent)} | null`
  return inLine(schema)
}

export function inLine(schema: JsonSchema): string {
  const { $ref, anyOf, items, prefixItems, properties, required = [], type } = schema
  if ($ref) return $ref.replace(pattern, '')
  if (schema.const !== undefined) return quoted(schema.const)
  if (schema.enum) return schema.enum.map(quoted).join(' | ')
  if (anyOf) return anyOf.map(inLine).join(' | ')
  if (prefixItems) return `[${prefixItems.map(inLine).join(', ')}]`
  if (type === 'array') {
    const of = inLine(items ?? {})
    return / [|&] /.test(of) && !of.startsWith('{') ? `(${of})[]` : `${of}[]`
  }
  if (properties) {
    const fields = Object.entries(properties).map(
      ([field, of]) => `${nameOf(field)}${required.includes(field) ? '' : '?'}: ${inLine(of)}`,
    )
    return `{ ${fields.join('; ')} }`
  }
  const types = [type ?? 'unknown'].flat()
  return types.map(one => (one === 'integer' ? 'number' : one)).join(' | ')
}

function nameOf(field: string): string {
  return /^\w+$/.test(field) ? field : `'${field}'`
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
