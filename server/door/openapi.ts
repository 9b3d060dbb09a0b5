import { type CallName, hasBody, isInQuery, methodOf, wholeBodyOf } from '#shop/calls.ts'
import { keysOf } from '#shop/keys.ts'
import { type RefusalCode, refusalStatus } from '#shop/refusal.ts'
import type { Hook } from '../calls/hook.ts'
import type { Config } from '../config/config.ts'
import { answerSchemas, schemaOfAnswer } from './answer-schemas.ts'
import { departments, hooks } from './hooks.ts'
import {
  alwaysRefused,
  answerOf,
  envelope,
  fieldParameters,
  headerParameter,
  isEmpty,
  langHeader,
  opening,
  parameter,
  refs,
  refusals,
  type Schema,
  sentFields,
  sharedHeaders,
  some,
  summaryOf,
  tagsOf,
} from './openapi-parts.ts'
import { sharedVersion } from './shared-version.ts'

/** The OpenAPI document, printed from the schemas that check the calls and their answers. */
export function openApi(config: Config) {
  const { account, repository, business, app } = config.api
  const tagOf = tagsOf(departments)
  const entries = keysOf(hooks).map((name): [CallName, Hook] => [name, hooks[name]])
  const paths = entries.flatMap(([name, hook]) => {
    const call = `account/${account}/repository/${repository}/hook/call/${name}/1`
    const tags = [tagOf.get(name) ?? '']
    const all: [string, object][] = [[`/api/content/v1/${call}`, operation(name, hook, tags)]]
    if (hook.shared) all.push([`/api/share/v1/content/${call}`, sharedOperation(name, hook, tags)])
    return all
  })
  return {
    ...opening({
      title: 'The calls of the shop',
      description,
      server: config.publicUrl,
      departments,
    }),
    security: nobody,
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        key: {
          type: 'apiKey',
          in: 'query',
          name: 'apiKey',
          description: 'Which shop is meant; no secret, since pages show it.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that a login answered.',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'auth',
          description: 'Set by a login, for the pages of the shop itself.',
        },
      },
      parameters: {
        business: {
          ...parameter('business', { type: 'string', const: business }, true),
          example: business,
        },
        lang: {
          ...parameter('lang', { enum: ['el', 'en'] }, false),
          description: 'The language of the answer; before the header.',
        },
        Lang: langHeader,
        App: {
          ...headerParameter('App', { type: 'string' }),
          description: 'Who calls, for the log.',
          example: app,
        },
        cver: {
          ...parameter('cver', { const: sharedVersion }, true),
          description: 'The version of the share variant.',
        },
        'If-None-Match': {
          ...headerParameter('If-None-Match', { type: 'string' }),
          description: 'The ETag of the answer that the caller has.',
        },
      },
      headers: {
        auth: {
          description:
            'A new token and its user, as JSON, where the sent token was renewed. It is sent from then on.',
          schema: { type: 'string' },
        },
        ETag: { description: 'Changes with the answer.', schema: { type: 'string' } },
        ...sharedHeaders,
      },
      schemas: {
        Answer: answerOf(Object.keys(refusalStatus)),
        ...answerSchemas(),
      },
    },
  }
}

const description = [
  'The calls of the shop. Each answers `{ code, data, message }`: `code` is `ok` or says why not,',
  '`message` says so to a person. Money is in euros, weights in grams, days are those of Athens.',
  'An unknown call answers `hook-not-found`, another method `method-not-allowed`.',
].join(' ')

const nobody = [{ key: [] }]
const customer = [
  { key: [], token: [] },
  { key: [], cookie: [] },
]

function operation(name: CallName, hook: Hook, tags: readonly string[]) {
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
function sharedOperation(name: CallName, hook: Hook, tags: readonly string[]) {
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
