import * as z from 'zod/mini'
import type { Schema } from './openapi-parts.ts'

/** What a call takes, as it is sent. */
export function sentFields(fields: z.core.$ZodType): Schema {
  const { $schema, ...sent } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' })
  return sent as Schema
}

export function refs(names: readonly string[]) {
  return names.map(name => ({ $ref: `#/components/parameters/${name}` }))
}

export function fieldParameters(
  { properties = {}, required = [] }: Schema,
  examples: Readonly<Record<string, string>>,
) {
  return Object.entries(properties).map(([field, schema]) => ({
    ...parameter(field, schema, required.includes(field)),
    ...(field in examples && { example: examples[field] }),
  }))
}

export const langHeader = {
  ...headerParameter('Lang', { enum: ['el', 'en'] }),
  description: 'The language of the answer; Greek without it.',
}

export function parameter(name: string, schema: object, required: boolean) {
  return { name, in: 'query', required, schema }
}

export function headerParameter(name: string, schema: object) {
  return { name, in: 'header', required: false, schema }
}

/** A call that takes no field takes no body either. */
export function isEmpty({ properties, anyOf }: Schema): boolean {
  return !anyOf && Object.keys(properties ?? {}).length === 0
}
