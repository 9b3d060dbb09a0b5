import * as z from 'zod/mini'
import { id, slug } from '#server/calls/hook-fields.ts'
import { email } from '#shop/customer/customer.ts'

type Schema = z.core.$ZodType

type JsonSchema = {
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema
  readonly required?: readonly string[]
}

type FieldWords = { readonly field: string; readonly is: string; readonly note: string }

/** The fields of a call, each with its type and limits in words. */
export function fieldsOf(schema: Schema): FieldWords[] {
  const { properties = {}, required = [] } = jsonSchema(schema)
  return Object.entries(properties).map(([field, json]) => ({
    field,
    is: words(json),
    note: [required.includes(field) ? '' : 'Optional.', json.description].filter(Boolean).join(' '),
  }))
}

function words(json: JsonSchema): string {
  if (json.const !== undefined) return `\`${json.const}\``
  if (json.enum) return json.enum.map(value => `\`${value}\``).join(' or ')
  if (json.anyOf) return json.anyOf.map(words).join(', or ')
  switch (json.type) {
    case 'boolean':
      return 'true or false'
    case 'integer':
      return `whole number${span(json.minimum, json.maximum)}`
    case 'number':
      return `number${span(json.minimum, json.maximum)}`
    case 'string':
      return textWords(json)
    case 'array':
      return `list${span(json.minItems, json.maxItems)}, of ${words(json.items ?? {})}`
    case 'object':
      return objectWords(json)
    case 'null':
      return '`null`'
    default:
      return 'anything'
  }
}

function textWords({ format, pattern, minLength, maxLength }: JsonSchema): string {
  const known = format ?? knownPatterns.get(pattern)
  const length = maxLength ? `${span(minLength, maxLength)} characters` : span(minLength, maxLength)
  if (known || !pattern) return `${known ?? 'text'}${length}`
  return `text${length}, like \`${pattern.replaceAll('|', '\\|')}\``
}

function objectWords({ properties, additionalProperties, required = [] }: JsonSchema): string {
  if (!properties) return `names, each with ${words(additionalProperties ?? {})}`
  const fields = Object.entries(properties).map(([name, json]) => {
    const isOptional = !required.includes(name)
    return `\`${name}\`${isOptional ? ' (optional)' : ''} ${words(json)}`
  })
  return `{ ${fields.join('; ')} }`
}

function span(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return most === undefined ? '' : `, at most ${most}`
  return most === undefined ? `, at least ${least}` : `, ${least} to ${most}`
}

const knownPatterns: ReadonlyMap<string | undefined, string> = new Map([
  [jsonSchema(id).pattern, 'id'],
  [jsonSchema(slug).pattern, 'slug'],
  [jsonSchema(email).pattern, 'e-mail address'],
])

function jsonSchema(schema: Schema): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}
