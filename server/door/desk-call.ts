import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKeyOf } from '#shop/keys.ts'
import type { Language } from '#shop/language.ts'
import { type DeskCallName, deskCalls } from '#shop/people/calls.ts'
import { mayCallFrom } from '#shop/people/device.ts'
import { refuseAtDesk } from '#shop/people/refusal.ts'
import { refuse } from '#shop/refusal/refusal.ts'
import { type DeskHook, isNo } from '../calls/desk-hook.ts'
import { languageOf } from '../calls/envelope.ts'
import { networkOf } from '../calls/network.ts'
import { tokenHashOf } from '../calls/token.ts'
import { staffOf } from '../db/staff/staff-sessions.ts'
import {
  deskCookie,
  deviceCookie,
  deviceKeyIn,
  hashesOf,
  noDeskCookie,
  tokensIn,
} from '../people/desk-cookie.ts'
import type { EnteredDevice } from '../people/devices.ts'
import type { StaffSession } from '../people/entering.ts'
import type { RunningShop } from '../running-shop.ts'
import { callOf } from './call-of.ts'
import { checkedFields } from './checked-fields.ts'
import { actFields, runAct } from './desk-act.ts'
import { deskHooks } from './desk-hooks.ts'
import { sendRefused } from './desk-refused.ts'
import { isFromAnotherSite } from './forgery.ts'
import { tooManyFrom } from './rate-limits.ts'

const table: Readonly<Record<DeskCallName, DeskHook>> = deskHooks
/** Bytes of a body: the longest text of a shop twice, as it was and as it is to be. */
const bodyLimit = 512 * 1024
const path = '/api/content/v1/account/:account/repository/desk/hook/call/:hookName/:version'

type Params = { account: string; hookName: string; version: string }
/** The staff room's way in: the same door, a table of its own. A customer's token is nobody here. */
export function deskRoutes(app: FastifyInstance, shop: RunningShop): void {
  const tooMany = tooManyFrom(app, shop, 'desk')

  app.all<{ Params: Params }>(path, { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const lang = languageOf(request)
    const name = nameIn(request.params, shop)
    if (!name) return answer(reply, refuse('hook-not-found'), lang)
    const { method } = deskCalls[name]
    if (request.method !== method) {
      reply.header('allow', method)
      return answer(reply, refuse('method-not-allowed'), lang)
    }
    if (isFromAnotherSite(request, shop.config, shop.config.deskUrl))
      return answer(reply, refuse('user-not-allowed'), lang)
    const input = inputOf(request)
    const wait =
      (await tooMany.calls(request)) ??
      (await tooMany.deskTries(request, table[name].isLogin, input))
    if (wait !== null) {
      reply.header('retry-after', wait)
      return answer(reply, refuse('too-many-requests'), lang)
    }
    const result = await run(shop, request, { name, input, lang })
    return answer(reply, keptInCookie(request, reply, shop, { name, result }), lang)
  })
}

function nameIn({ account, version, hookName }: Params, shop: RunningShop): DeskCallName | null {
  const isOurs = account === shop.config.api.account && version === '1'
  return isOurs && isKeyOf(deskHooks, hookName) ? hookName : null
}

function inputOf({ method, query, body }: FastifyRequest): unknown {
  return method === 'GET' ? query : (body ?? {})
}

type Asked = { readonly name: DeskCallName; readonly input: unknown; readonly lang: Language }

async function run(shop: RunningShop, request: FastifyRequest, { name, input, lang }: Asked) {
  const hook = table[name]
  const call = callOf(shop, lang, null, networkOf(request.ip, 48))
  if (hook.kind === 'stranger') {
    const fields = checkedFields(hook.fields, input)
    const agent = request.headers['user-agent'] ?? ''
    const key = deviceKeyIn(request)
    const deviceHash = key === null ? null : tokenHashOf(key)
    return isNo(fields) ? fields : hook.run({ ...call, agent, deviceHash }, fields as never)
  }
  const hashes = hashesOf(request)
  const session = hashes && (await staffOf(shop.db, hashes, call.now))
  if (!session) return refuseAtDesk('staff-logged-out')
  const { staff, device, tokenHash: sessionHash } = session
  if (!mayCallFrom(device, staff.roles, name)) return refuseAtDesk('role-not-allowed')
  const fields = checkedFields(hook.fields, input)
  if (isNo(fields)) return fields
  const staffCall = { ...call, staff, device, sessionHash }
  if (hook.kind === 'read')
    return hook.run(hook.isReport ? { ...staffCall, db: shop.reports } : staffCall, fields as never)
  const named = checkedFields(actFields, input)
  return isNo(named) ? named : runAct(staffCall, { name, hook, fields, ...named })
}

/**
 * Puts a new session's token into the cookie alone, where no script reads it, and takes an ended one's
 * out of it, unless other tabs are logged in by the same cookie.
 */
function keptInCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, now }: RunningShop,
  { name, result }: { name: DeskCallName; result: unknown },
): unknown {
  const tokens = tokensIn(request)
  const isOver = isNo(result) ? result.refused === 'staff-logged-out' : leaving.has(name)
  if (isOver && tokens.length < 2) reply.header('set-cookie', noDeskCookie(config))
  if (isNo(result)) {
    if (result.refused === 'device-not-known')
      reply.header('set-cookie', deviceCookie(config, null))
    return result
  }
  if (name === 'device-enter') {
    const { key, ...device } = result as EnteredDevice
    reply.header('set-cookie', deviceCookie(config, key))
    return device
  }
  if (!entering.has(name)) return result
  const { token: _token, ...data } = result as StaffSession
  const cookie = deskCookie(config, tokens, result as StaffSession, now())
  const key = name === 'device-login' ? deviceKeyIn(request) : null
  reply.header('set-cookie', key ? [cookie, deviceCookie(config, key)] : cookie)
  return data
}

const leaving: ReadonlySet<DeskCallName> = new Set(['staff-logout', 'staff-logout-all'])
const entering: ReadonlySet<DeskCallName> = new Set([
  'staff-login',
  'staff-welcome',
  'passkey-login',
  'device-login',
])

function answer(reply: FastifyReply, result: unknown, lang: Language) {
  if (!isNo(result)) return reply.send({ code: 'ok', data: result ?? null, message: '' })
  return sendRefused(reply, result, lang)
}
