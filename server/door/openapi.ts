import type { CallName } from '#shop/calls.ts'
import { keysOf } from '#shop/keys.ts'
import { refusalStatus } from '#shop/refusal/refusal.ts'
import type { Hook } from '../calls/hook.ts'
import type { Config } from '../config/config.ts'
import { answerSchemas } from './answer-schemas.ts'
import { departments, hooks } from './hooks.ts'
import { headerParameter, langHeader, parameter } from './openapi-fields.ts'
import { nobody, operation, sharedOperation } from './openapi-operation.ts'
import { answerOf, opening, sharedHeaders, tagsOf } from './openapi-parts.ts'
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
