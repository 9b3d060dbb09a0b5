import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type CallName, type Fields, methodOf, received, wholeBodyOf } from '#shop/calls.ts'
import type { User } from '#shop/customer/customer.ts'
import { isKeyOf } from '#shop/keys.ts'
import { type Language, offeredLanguage } from '#shop/language.ts'
import {
  invalidInput,
  isRefusal,
  type Refusal,
  type RefusalCode,
  refusalStatus,
  refuse,
} from '#shop/refusal/refusal.ts'
import { askedLanguage, customerLanguage, wrapped } from '../calls/envelope.ts'
import type { Call, Hook } from '../calls/hook.ts'
import { networkOf } from '../calls/network.ts'
import { isKnownTag } from '../entity-tag.ts'
import { isLetIn } from '../opening/visit.ts'
import type { RunningShop } from '../running-shop.ts'
import { answerMemory, type PackedAnswer } from './answer-memory.ts'
import { callOf } from './call-of.ts'
import { checkedFields } from './checked-fields.ts'
import { isForged } from './forgery.ts'
import { hooks } from './hooks.ts'
import { tooManyFrom } from './rate-limits.ts'
import { sessionOf } from './session-keeping.ts'
import { sharedVersion } from './shared-version.ts'

const path = 'account/:account/repository/:repository/hook/call/:hookName/:version'
const table: Readonly<Record<CallName, Hook>> = hooks

/** A longer question is answered, and not kept. */
const longestAsked = 500
const packings = new Negotiator<'br' | 'gzip'>({
  supportedValues: ['br', 'gzip'],
  cache: new LRUCache<string, string>({ max: 100 }),
})

type Params = { account: string; repository: string; hookName: string; version: string }

/** The one way in (§7): every call, and the share variant of those that need no customer and no cart. */
export function hookRoutes(app: FastifyInstance, shop: RunningShop): void {
  const tooMany = tooManyFrom(app, shop, 'shop')
  const memory = answerMemory()

  app.all<{ Params: Params }>(`/api/content/v1/${path}`, async (request, reply) => {
    const lang = customerLanguage(request, shop.catalogue().languages)
    reply.header('cache-control', 'no-store')
    const name = nameIn(request.params, shop)
    if (!name) return answer(reply, refuse('hook-not-found'), lang)
    const hook = table[name]
    if (request.method !== methodOf(name)) {
      reply.header('allow', methodOf(name))
      return answer(reply, refuse('method-not-allowed'), lang)
    }
    const query = request.query as Fields
    const stranger = strangerIn(query, shop)
    if (stranger) return answer(reply, stranger, lang)
    if (isForged(request, shop.config)) return answer(reply, refuse('user-not-allowed'), lang)
    const tooSoon = (seconds: number) => {
      reply.header('retry-after', seconds)
      return refuse('too-many-requests')
    }
    const wait = await tooMany.calls(request)
    if (wait !== null) return answer(reply, tooSoon(wait), lang)
    const session = await sessionOf(shop, request, name)
    const made = async (): Promise<unknown> => {
      if (session.isOver) return refuse('user-not-allowed')
      const input = inputOf(name, query, request.body)
      if (isRefusal(input)) return input
      if (hook.sells && !isLetIn(request, shop.catalogue())) return refuse('shop-closed')
      const wait = await tooMany.tries(request, hook, input)
      if (wait !== null) return tooSoon(wait)
      return run(
        hook,
        callOf(shop, lang, session.token, networkOf(request.ip, 48)),
        session.customer,
        input,
      )
    }
    const result = await made()
    session.tell(reply, result)
    return answer(reply, result, lang)
  })

  app.all<{ Params: Params }>(`/api/share/v1/content/${path}`, async (request, reply) => {
    // A shared answer may be cached for all visitors, so it must not depend on a cookie.
    const lang = offeredLanguage(shop.catalogue().languages, askedLanguage(request))
    const name = nameIn(request.params, shop)
    if (!name || !table[name].shared) return answer(reply, refuse('hook-not-found'), lang)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD')
      return answer(reply, refuse('method-not-allowed'), lang)
    }
    const hook = table[name]
    const call = callOf(shop, lang, null)
    const asked = `${lang} ${request.url}`
    const own = hook.version ? `-${await hook.version(call)}` : ''
    const version = `${shop.build}-${shop.catalogue().version}-${shop.imagesVersion}-${lang}${own}`
    // As old as its own header allows other caches to keep it, and no older.
    const minute = Math.floor(call.now / 60_000)
    const known = memory.known(asked)
    if (known?.version === version && known.minute === minute)
      return sendShared(request, reply, asked, known)
    const query = request.query as Fields
    const stranger = strangerIn(query, shop)
    if (stranger) return answer(reply, stranger, lang)
    if (query.cver !== sharedVersion) return answer(reply, wrongField('cver'), lang)
    const input = inputOf(name, query, null)
    if (isRefusal(input)) return answer(reply, input, lang)
    const result = await run(hook, call, null, input)
    if (isRefusal(result))
      return answer(reply.header('cache-control', 'no-store').header('vary', 'Lang'), result, lang)
    const identity = Buffer.from(JSON.stringify(wrapped(result, lang)))
    const made: PackedAnswer = { version, minute, packed: { identity } }
    if (asked.length <= longestAsked) memory.keep(asked, made)
    return sendShared(request, reply, asked, made)
  })

  async function sendShared(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: string,
    made: PackedAnswer,
  ) {
    const wanted = packings.negotiate(String(request.headers['accept-encoding'] ?? ''))
    const { body, packing } = await memory.bodyOf(asked, made, wanted ?? 'identity')
    const etag = `"${made.version}${packing === 'identity' ? '' : `-${packing}`}"`
    reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600')
    reply.header('vary', 'Lang, Accept-Encoding')
    reply.header('etag', etag)
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (packing !== 'identity') reply.header('content-encoding', packing)
    return reply.header('content-type', 'application/json; charset=utf-8').send(body)
  }
}

/** Makes a shared call in process, without a customer: pages are rendered from it. */
export async function callAsNobody(
  shop: RunningShop,
  lang: Language,
  name: CallName,
  fields: Fields,
): Promise<{ code: string; data: unknown; message: string }> {
  const hook = table[name]
  if (!hook.shared) throw new Error(`${name} cannot be called while a page is rendered`)
  const input = inputOf(name, fields, null)
  const result = isRefusal(input) ? input : await run(hook, callOf(shop, lang, null), null, input)
  return wrapped(result, lang)
}

function answer(reply: FastifyReply, result: unknown, lang: Language) {
  const code: RefusalCode | null = isRefusal(result) ? result.refused : null
  reply.watched = code ?? 'ok'
  return reply.code(code ? refusalStatus[code] : 200).send(wrapped(result, lang))
}

function nameIn(
  { account, repository, version, hookName }: Params,
  { config: { api } }: RunningShop,
): CallName | null {
  const isOurs = account === api.account && repository === api.repository && version === '1'
  return isOurs && isKeyOf(hooks, hookName) ? hookName : null
}

/** Why a call is not one of this shop's clients': its query lacks the key or the business (§7). */
function strangerIn(
  { apiKey, business }: Fields,
  { config: { api } }: RunningShop,
): Refusal | null {
  if (apiKey !== api.key) return refuse('invalid-api-key')
  return business === api.business ? null : wrongField('business')
}

function wrongField(field: string): Refusal {
  return invalidInput({ field, slug: 'invalid-field' })
}

/** A call for customers is refused without one; the others do not ask who calls. */
function run(hook: Hook, call: Call, customer: User | null, input: unknown): unknown {
  if (!hook.customer) return hook.run(call, input as never)
  return customer ? hook.run({ ...call, customer }, input as never) : refuse('user-not-allowed')
}

function inputOf(name: CallName, query: Fields, body: unknown): unknown | Refusal {
  return checkedFields(table[name].fields, received(name, query, body), wholeBodyOf(name))
}
