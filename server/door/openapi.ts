import * as z from 'zod/mini'
import { type CallName, hasBody, isInQuery, methodOf, wholeBodyOf } from '#shop/calls.ts'
import { type RefusalCode, refusalStatus } from '#shop/refusal.ts'
import { refusalText } from '#shop/refusal-text.ts'
import type { Hook } from '../calls/hook.ts'
import type { Config } from '../config/config.ts'
import { hooks } from './hooks.ts'
import { sharedVersion } from './shared-version.ts'

export type Schema = { properties?: Record<string, Schema>; required?: string[]; anyOf?: Schema[] }

/** The OpenAPI document, printed from the schemas that check the calls. */
export function openApi(config: Config) {
  const { account, repository } = config.api
  const entries = Object.entries(hooks) as [CallName, Hook][]
  const paths = entries.flatMap(([name, hook]) => {
    const call = `account/${account}/repository/${repository}/hook/call/${name}/1`
    const all = [[`/api/content/v1/${call}`, operation(name, hook)]] as [string, object][]
    if (hook.shared) all.push([`/api/share/v1/content/${call}`, operation(name, hook, true)])
    return all
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'The calls of the shop',
      version: '1',
      description:
        'The calls of the shop. What `data` is, each names by its type in server/answers/.',
    },
    servers: [{ url: config.publicUrl }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Answer: {
          type: 'object',
          required: ['code', 'data', 'message'],
          properties: {
            code: { enum: ['ok', ...Object.keys(refusalStatus)] },
            data: {},
            message: { type: 'string' },
          },
        },
      },
    },
  }
}

function operation(name: CallName, hook: Hook, shared = false) {
  const { query, body } = schemasOf(name)
  return {
    [methodOf(name).toLowerCase()]: {
      operationId: shared ? `share-${name}` : name,
      summary: /^[^.:;]*/.exec(hook.says)?.[0],
      description: hook.says,
      security: hook.customer ? [{ token: [] }] : [{}, { token: [] }],
      parameters: [
        parameter('apiKey', { type: 'string' }, true),
        parameter('business', { type: 'string' }, true),
        ...(shared ? [parameter('cver', { const: sharedVersion }, true)] : []),
        ...(methodOf(name) === 'GET' ? [parameter('lang', { enum: ['el', 'en'] }, false)] : []),
        ...Object.entries(query.properties ?? {}).map(([field, schema]) =>
          parameter(field, schema, query.required?.includes(field) ?? false),
        ),
      ],
      ...(body && { requestBody: { content: { 'application/json': { schema: body } } } }),
      responses: {
        200: answer(`\`data\`: ${hook.answers}`, ['ok']),
        ...refusals(codesOf(hook)),
      },
    },
  }
}

export const always = [
  'invalid-input',
  'invalid-api-key',
  'user-not-allowed',
  'body-too-large',
  'too-many-requests',
  'server-error',
  'unavailable',
] as const

export function codesOf({ refuses }: Pick<Hook, 'refuses'>): RefusalCode[] {
  return [...always, ...refuses]
}

function refusals(codes: readonly RefusalCode[]) {
  const byStatus = Map.groupBy(codes, code => refusalStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      answer(some.map(code => `\`${code}\`: ${refusalText[code].en}`).join('\n'), some),
    ]),
  )
}

function answer(description: string, codes: readonly string[]) {
  const own = { properties: { code: { enum: codes } } }
  const schema = { allOf: [{ $ref: '#/components/schemas/Answer' }, own] }
  return { description, content: { 'application/json': { schema } } }
}

function parameter(name: string, schema: object, required: boolean) {
  return { name, in: 'query', required, schema }
}

export function schemasOf(name: CallName): { query: Schema; body: Schema | null } {
  const options = { io: 'input', unrepresentable: 'any' } as const
  const all = z.toJSONSchema(hooks[name].fields, options) as Schema
  const query = some(all, field => isInQuery(name, field))
  if (!hasBody(name)) return { query, body: null }
  const body = some(all, field => !isInQuery(name, field))
  const whole = wholeBodyOf(name)
  return { query, body: whole ? (body.properties?.[whole] ?? null) : body }
}

function some(
  { properties = {}, required = [], ...schema }: Schema,
  has: (field: string) => boolean,
) {
  const own = Object.entries(properties).filter(([field]) => has(field))
  return { ...schema, properties: Object.fromEntries(own), required: required.filter(has) }
}
