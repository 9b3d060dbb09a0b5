import { type CallName, hasBody, isInQuery, methodOf, wholeBodyOf } from '#shop/calls.ts'
import type { RefusalCode } from '#shop/refusal/refusal.ts'
import type { Hook } from '../calls/hook.ts'
import { schemaOfAnswer } from './answer-schemas.ts'
import { hooks } from './hooks.ts'
import { fieldParameters, isEmpty, refs, sentFields } from './openapi-fields.ts'
import { alwaysRefused, envelope, refusals, type Schema, some, summaryOf } from './openapi-parts.ts'

export const nobody = [{ key: [] }]

const customer = [
  { key: [], token: [] },
  { key: [], cookie: [] },
]

export function operation(name: CallName, hook: Hook, tags: readonly string[]) {
  const { query, body } = schemasOf(name)
  return {
    [methodOf(name).toLowerCase()]: {
      operationId: name,
      ...about(hook, tags),
      security: hook.customer ? customer : [...nobody, ...customer],
      parameters: [
        ...refs(
          methodOf(name) === 'GET'
            ? ['business', 'lang', 'Lang', 'App']
            : ['business', 'Lang', 'App'],
        ),
        ...fieldParameters(query, examples),
      ],
      ...(body && {
        requestBody: {
          required: (body.required?.length ?? 0) > 0,
          content: { 'application/json': { schema: body } },
        },
      }),
      responses: {
        200: { ...ok(hook), headers: { auth: { $ref: '#/components/headers/auth' } } },
        ...refusals(codesOf(hook)),
      },
    },
  }
}

/** Without a customer: it may be kept by every cache on the way. */
export function sharedOperation(name: CallName, hook: Hook, tags: readonly string[]) {
  const headers = { ETag: { $ref: '#/components/headers/ETag' } }
  return {
    get: {
      operationId: `share-${name}`,
      ...about(hook, tags),
      security: nobody,
      parameters: [
        ...refs(['business', 'lang', 'Lang', 'cver', 'If-None-Match']),
        ...fieldParameters(schemasOf(name).query, examples),
      ],
      responses: {
        200: { ...ok(hook), headers },
        304: { description: 'The caller has this answer.', headers },
        ...refusals(codesOf(hook)),
      },
    },
  }
}

function about(hook: Hook, tags: readonly string[]) {
  return { tags, summary: summaryOf(hook.says), description: hook.says }
}

export const always = [...alwaysRefused, 'invalid-api-key'] as const

export function codesOf({ refuses }: Pick<Hook, 'refuses'>): RefusalCode[] {
  return [...always, ...refuses]
}

function ok({ answers }: Hook) {
  return {
    description: 'Done.',
    content: {
      'application/json': { schema: envelope(['ok'], { data: schemaOfAnswer(answers) }) },
    },
  }
}

const examples = {
  q: 'Ερμού 12',
  slug: 'mousakas',
  date: '2026-11-24',
  month: '2026-11',
  postcode: '10563',
} as const

export function schemasOf(name: CallName): { query: Schema; body: Schema | null } {
  const all = sentFields(hooks[name].fields)
  const query = some(all, field => isInQuery(name, field))
  if (!hasBody(name)) return { query, body: null }
  const body = some(all, field => !isInQuery(name, field))
  const whole = wholeBodyOf(name)
  const sent = whole ? (body.properties?.[whole] ?? null) : body
  return { query, body: sent && isEmpty(sent) ? null : sent }
}
