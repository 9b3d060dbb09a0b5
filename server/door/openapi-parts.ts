import type { JsonSchema } from './answer-schemas.ts'

export type Schema = { properties?: Record<string, Schema>; required?: string[]; anyOf?: Schema[] }

/** A code that a call may refuse with. */
type Refused = { readonly code: string; readonly status: number; readonly text: string }

/** The answers of a call that refuses, by their status, with an example for each code. */
export function refusals(all: readonly Refused[]) {
  return Object.fromEntries(
    [...Map.groupBy(all, ({ status }) => status)].map(([status, some]) => {
      const examples = some.map(({ code, text }) => [
        code,
        { value: { code, data: null, message: text } },
      ])
      const wait = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }
      return [
        status,
        {
          description: some.map(({ code, text }) => `\`${code}\`: ${text}`).join('\n'),
          ...(status === tooMany && { headers: wait }),
          content: {
            'application/json': {
              schema: envelope(some.map(({ code }) => code)),
              examples: Object.fromEntries(examples),
            },
          },
        },
      ]
    }),
  )
}

const tooMany = 429

export function envelope(codes: readonly string[], more: Record<string, JsonSchema> = {}) {
  const own = { type: 'object', properties: { code: { enum: codes }, ...more } }
  return { allOf: [{ $ref: '#/components/schemas/Answer' }, own] }
}

/** What every call answers, whatever it is about. */
export function answerOf(codes: readonly string[]) {
  return {
    type: 'object',
    description: 'What every call answers.',
    required: ['code', 'data', 'message'],
    properties: { code: { enum: ['ok', ...codes] }, data: {}, message: { type: 'string' } },
  }
}

export const sharedHeaders = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
}

/** The first words of what a call does. */
export function summaryOf(says: string): string | undefined {
  return /^[^.:;]*/.exec(says)?.[0]
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

export function some(
  { properties = {}, required = [], ...schema }: Schema,
  has: (field: string) => boolean,
) {
  const own = Object.entries(properties).filter(([field]) => has(field))
  return { ...schema, properties: Object.fromEntries(own), required: required.filter(has) }
}
