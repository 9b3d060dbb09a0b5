import type { DeskHook, Sent } from '#server/calls/desk-hook.ts'
import type { deskHooks } from '#server/door/desk-hooks.ts'
import { type DeskCallName, deskCalls } from '#shop/people/calls.ts'
import type { DeskRefusalCode } from '#shop/people/refusal.ts'
import type { RefusalCode } from '#shop/refusal/refusal.ts'
import { languageHere } from '#ui/language.ts'
import { endSession, secretHere } from './session.ts'

type Hooks = typeof deskHooks
type Schema<Name extends DeskCallName> =
  Hooks[Name] extends DeskHook<infer Taken, infer Given, infer _Fields>
    ? { readonly taken: Taken; readonly given: Given }
    : never

/** What a call takes; an act is named by `requestId` beside it. */
export type Input<Name extends DeskCallName> = Schema<Name>['taken']
export type Output<Name extends DeskCallName> = Sent<Schema<Name>['given']>

type WayCode = 'network-error' | 'timeout' | 'unavailable'
type Code = RefusalCode | DeskRefusalCode | WayCode

/** No answer of the shop arrived. */
export function isWayCode(code: Code): code is WayCode {
  return code === 'network-error' || code === 'timeout' || code === 'unavailable'
}

/** A call that was refused or did not arrive; `message` is the server's sentence, empty without one. */
export class Refused extends Error {
  readonly code: Code
  readonly data: unknown
  constructor(code: Code, message = '', data: unknown = null) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Milliseconds until an answer is given up. */
const patience = 15_000

/** The one way to the shop's memory. Throws `Refused`; a session that is over ends here as well. */
export async function ask<Name extends DeskCallName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<Output<Name>> {
  const { code, data, message } = await answerOf(requestFor(name, input as object, signal))
  if (code === 'ok') return data as Output<Name>
  if (code === 'staff-logged-out') endSession('over')
  throw new Refused(code, message, data)
}

type Answer = { readonly code: 'ok' | Code; readonly data: unknown; readonly message: string }

async function answerOf(request: Request): Promise<Answer> {
  let reached = false
  try {
    const response = await fetch(request)
    reached = true
    const answer = (await response.json()) as Answer
    // A proxy may speak JSON, too.
    if (typeof answer?.code !== 'string') throw new SyntaxError('no answer of the shop')
    return answer
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'AbortError') throw error
    if (name === 'TimeoutError') throw new Refused('timeout')
    throw new Refused(reached ? 'unavailable' : 'network-error')
  }
}

function requestFor(name: DeskCallName, input: object, signal?: AbortSignal): Request {
  const { method } = deskCalls[name]
  const account = document.documentElement.dataset.account || 'demo'
  const path = `/api/content/v1/account/${account}/repository/desk/hook/call/${name}/1`
  const url = new URL(path, location.origin)
  const timeout = AbortSignal.timeout(patience)
  const headers = new Headers({ lang: languageHere() })
  const secret = secretHere()
  if (secret) headers.set('desk-secret', secret)
  const init: RequestInit = {
    method,
    headers,
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }
  if (method === 'POST') {
    headers.set('content-type', 'application/json')
    return new Request(url, { ...init, body: JSON.stringify(input) })
  }
  for (const [field, value] of Object.entries(input))
    if (value !== undefined) url.searchParams.set(field, String(value))
  return new Request(url, init)
}
