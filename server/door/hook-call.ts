import type { FastifyInstance, FastifyReply } from 'fastify'
import { defaultLanguage, type Language } from '#shop/language.ts'
import {
  type FieldError,
  isRefusal,
  type Refusal,
  type RefusalCode,
  refusalStatus,
  refuse,
} from '#shop/refusal.ts'
import { refusalText } from '#shop/refusal-text.ts'
import { askedLanguage, languageOf, wrapped } from '../calls/envelope.ts'
import type { Call, Hook } from '../calls/hook.ts'
import { tokenHashOf } from '../calls/token.ts'
import type { RunningShop } from '../running-shop.ts'
import { isForged } from './forgery.ts'
import { hooks } from './hooks.ts'
import { isPlainText } from './plain-text.ts'
import { tooManyFrom } from './rate-limits.ts'
import { sessionKeeper } from './session-keeping.ts'

const path = 'account/:account/repository/:repository/hook/call/:hookName/:version'
const table: Readonly<Record<string, Hook<unknown>>> = hooks as never

type Params = { account: string; repository: string; hookName: string; version: string }

/** The one door: every call of the contract, and the share variant of those that need nobody. */
export function hookRoutes(app: FastifyInstance, shop: RunningShop): void {
  const tooMany = tooManyFrom(app, shop.config)
  const keepSession = sessionKeeper(shop)

  app.all<{ Params: Params }>(`/api/content/v1/${path}`, async (request, reply) => {
    const lang = languageOf(request)
    reply.header('cache-control', 'no-store')
    const { hookName } = request.params
    const hook = hookOf(request.params, shop)
    if (!hook) return answer(reply, refuse('hook-not-found'), lang)
    if (request.method !== hook.method) {
      reply.header('allow', hook.method)
      return answer(reply, refuse('method-not-allowed'), lang)
    }
    const query = request.query as Record<string, unknown>
    if (query.apiKey !== shop.config.api.key) return answer(reply, refuse('invalid-api-key'), lang)
    if (isForged(request, shop.config)) return answer(reply, refuse('user-not-allowed'), lang)
    const input = inputOf(hook, query, request.body)
    if (isRefusal(input)) return answer(reply, input, lang)
    const wait = await tooMany(request, hook, input)
    if (wait !== null) {
      reply.header('retry-after', wait)
      return answer(reply, refuse('too-many-requests'), lang)
    }
    const session = await keepSession(request, hook)
    const result = await hook.run(callOf(shop, lang, session.token), input as never)
    session.tell(reply, hookName, result)
    if (hook.json && !isRefusal(result)) return answerJson(reply, hook.json(result))
    return answer(reply, result, lang)
  })

  app.get<{ Params: Params }>(`/api/share/v1/content/${path}`, async (request, reply) => {
    // What everybody may keep and share depends on nobody's cookie.
    const lang = askedLanguage(request) ?? defaultLanguage
    const hook = hookOf(request.params, shop)
    if (!hook?.shared) return answer(reply, refuse('hook-not-found'), lang)
    const query = request.query as Record<string, unknown>
    if (query.apiKey !== shop.config.api.key) return answer(reply, refuse('invalid-api-key'), lang)
    const input = inputOf(hook, query, null)
    if (isRefusal(input)) return answer(reply, input, lang)
    const call = callOf(shop, lang, null)
    const own = hook.version ? `-${await hook.version(call)}` : ''
    const etag = `"${shop.build}-${shop.catalogue().version}-${shop.imagesVersion}-${lang}${own}"`
    reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600')
    reply.header('vary', 'Lang')
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const result = await hook.run(call, input as never)
    if (isRefusal(result)) reply.header('cache-control', 'no-store').removeHeader('etag')
    return answer(reply, result, lang)
  })
}

/** A call by name, in process, for nobody: what a page is rendered from. */
export async function callAsNobody(
  shop: RunningShop,
  lang: Language,
  name: string,
  rawInput: unknown,
): Promise<{ code: string; data: unknown; message: string }> {
  const hook = table[name]
  if (!hook?.shared) throw new Error(`${name} cannot be called while a page is rendered`)
  const input = inputOf(hook, rawInput as Record<string, unknown>, null)
  const result = isRefusal(input) ? input : await hook.run(callOf(shop, lang, null), input as never)
  return wrapped(result, lang)
}

function answer(reply: FastifyReply, result: unknown, lang: Language) {
  const code: RefusalCode | null = isRefusal(result) ? result.refused : null
  return reply.code(code ? refusalStatus[code] : 200).send(wrapped(result, lang))
}

/** As `answer`, of data that is JSON already. */
function answerJson(reply: FastifyReply, data: readonly Buffer[]) {
  const json = Buffer.concat([beginning, ...data, ending])
  return reply.type('application/json; charset=utf-8').send(json)
}

const beginning = Buffer.from('{"code":"ok","data":')
const ending = Buffer.from(',"message":""}')

function hookOf(
  { account, repository, version, hookName }: Params,
  { config: { api } }: RunningShop,
): Hook<unknown> | null {
  const isOurs = account === api.account && repository === api.repository && version === '1'
  return isOurs && Object.hasOwn(table, hookName) ? (table[hookName] ?? null) : null
}

function callOf(shop: RunningShop, lang: Language, token: string | null): Call {
  return {
    db: shop.db,
    now: shop.now(),
    catalogue: shop.catalogue(),
    kitchen: shop.kitchen,
    lang,
    tokenHash: token ? tokenHashOf(token) : null,
    outside: shop.outside,
    jobs: shop.jobs,
    config: shop.config,
    imagesVersion: shop.imagesVersion,
    log: shop.log,
  }
}

/** Query and body, each through its schema, as one input; what is wrong is named field by field. */
function inputOf(hook: Hook<unknown>, query: unknown, body: unknown): unknown | Refusal {
  if (!isPlainText(query) || !isPlainText(body)) return refuse('invalid-input', { errors: [] })
  const parts: Record<string, unknown> = {}
  const errors: FieldError[] = []
  const take = (schema: Hook['query'], value: unknown, whole: boolean) => {
    const parsed = schema['~standard'].validate(value)
    if (parsed instanceof Promise) throw new Error('schemas of hooks are synchronous')
    if (parsed.issues)
      errors.push(
        ...parsed.issues.map(({ path, message }) => ({
          field: (path ?? []).map(step => (typeof step === 'object' ? step.key : step)).join('.'),
          slug: message in refusalText ? message : 'invalid-field',
        })),
      )
    else if (whole) parts.body = parsed.value
    else Object.assign(parts, parsed.value)
  }
  take(hook.query, query, false)
  if (hook.body)
    take(hook.body, body === undefined ? {} : body, body === null && acceptsNull(hook.body))
  if (hook.body && body !== null && acceptsNull(hook.body)) {
    const { cartId, ...rest } = parts
    return errors.length ? refuse('invalid-input', { errors }) : { cartId, body: rest }
  }
  return errors.length ? refuse('invalid-input', { errors }) : parts
}

function acceptsNull(schema: Hook['query']): boolean {
  return schema._zod.def.type === 'nullable'
}
