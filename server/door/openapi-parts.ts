import { type DeskRefusalCode, deskRefusalStatus, isDeskCode } from '#shop/people/refusal.ts'
import { deskRefusalText } from '#shop/people/refusal-text.ts'
import { type RefusalCode, refusalStatus } from '#shop/refusal/refusal.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import type { JsonSchema } from './answer-schemas.ts'

export type Schema = { properties?: Record<string, Schema>; required?: string[]; anyOf?: Schema[] }

type AnyDepartment = {
  readonly tag: string
  readonly about: string
  readonly calls: Readonly<Record<string, unknown>>
}

type Opening = {
  readonly title: string
  readonly description: string
  readonly server: string
  readonly departments: readonly AnyDepartment[]
}

/** What a document of either door begins with. */
export function opening({ title, description, server, departments }: Opening) {
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: server }],
    tags: departments.map(({ tag, about }) => ({ name: tag, description: about })),
  }
}

export function tagsOf(departments: readonly AnyDepartment[]): ReadonlyMap<string, string> {
  return new Map(
    departments.flatMap(({ tag, calls }) => Object.keys(calls).map(name => [name, tag] as const)),
  )
}

/** What every call of both doors may refuse with. */
export const alwaysRefused = [
  'invalid-input',
  'user-not-allowed',
  'body-too-large',
  'too-many-requests',
  'server-error',
  'unavailable',
] as const

/** The answers of a call that refuses, by their status, with an example for each code. */
export function refusals(codes: readonly (RefusalCode | DeskRefusalCode)[]) {
  return Object.fromEntries(
    [...Map.groupBy(codes.map(inEnglish), ({ status }) => status)].map(([status, some]) => {
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

function inEnglish(code: RefusalCode | DeskRefusalCode) {
  if (!isDeskCode(code)) return { code, status: refusalStatus[code], text: refusalText[code].en }
  return { code, status: deskRefusalStatus[code], text: deskRefusalText[code].en }
}

const tooMany = 429

export function envelope(codes: readonly string[], more: Record<string, JsonSchema> = {}) {
  const schema = { type: 'object', properties: { code: { enum: codes }, ...more } }
  return { allOf: [{ $ref: '#/components/schemas/Answer' }, schema] }
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

export function some(
  { properties = {}, required = [], ...schema }: Schema,
  has: (field: string) => boolean,
) {
  const fields = Object.entries(properties).filter(([field]) => has(field))
  return { ...schema, properties: Object.fromEntries(fields), required: required.filter(has) }
}
