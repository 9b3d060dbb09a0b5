import * as z from 'zod/mini'
import { type RefusalCode, refusalStatus } from '#shop/refusal.ts'
import { refusalText } from '#shop/refusal-text.ts'
import { shopName } from '#shop/shop-name.ts'
import type { Hook } from '../calls/hook.ts'
import type { Config } from '../config/config.ts'
import { hooks } from './hooks.ts'

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] }

/** The OpenAPI document of every call, printed from the very schemas that check it. */
export function openApi(config: Config) {
  const { account, repository } = config.api
  const entries = Object.entries(hooks as unknown as Record<string, Hook>)
  const paths = entries.flatMap(([name, hook]) => {
    const call = `account/${account}/repository/${repository}/hook/call/${name}/1`
    const all = [[`/api/content/v1/${call}`, operation(name, hook)]] as [string, object][]
    if (hook.shared) all.push([`/api/share/v1/content/${call}`, operation(`share-${name}`, hook)])
    return all
  })
  return {
    openapi: '3.1.0',
    info: {
      title: shopName.en,
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

function operation(name: string, hook: Hook) {
  const query = jsonSchema(hook.query)
  return {
    [hook.method.toLowerCase()]: {
      operationId: name,
      summary: /^[^.:;]*/.exec(hook.says)?.[0],
      description: hook.says,
      security: hook.customer ? [{ token: [] }] : [{}, { token: [] }],
      parameters: [
        parameter('apiKey', { type: 'string' }, true),
        parameter('business', { type: 'string' }, false),
        ...(hook.method === 'GET' ? [parameter('lang', { enum: ['el', 'en'] }, false)] : []),
        ...Object.entries(query.properties ?? {}).map(([field, schema]) =>
          parameter(field, schema, query.required?.includes(field) ?? false),
        ),
      ],
      ...(hook.body && {
        requestBody: { content: { 'application/json': { schema: jsonSchema(hook.body) } } },
      }),
      responses: {
        200: answer(`\`data\`: ${hook.answers}`, ['ok']),
        ...refusals(codesOf(hook)),
      },
    },
  }
}

/** What any call may refuse. */
const always = [
  'invalid-input',
  'invalid-api-key',
  'body-too-large',
  'too-many-requests',
  'server-error',
  'unavailable',
] as const

/** Every code that a call's "no" may have. */
export function codesOf({ refuses, customer }: Pick<Hook, 'refuses' | 'customer'>): RefusalCode[] {
  return [...always, ...(customer ? (['user-not-allowed'] as const) : []), ...refuses]
}

/** One response for each HTTP status, with the codes that it carries and what they tell people. */
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

function parameter(name: string, schema: unknown, required: boolean) {
  return { name, in: 'query', required, schema }
}

function jsonSchema(schema: Hook['query']): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}
