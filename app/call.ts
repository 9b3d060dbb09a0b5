import type { Hook } from '#server/calls/hook.ts'
import type { HookName, Hooks } from '#server/door/hooks.ts'
import { methodOf, sent } from '#shop/calls.ts'
import type { Refusal, RefusalCode } from '#shop/refusal/refusal.ts'
import type { PublicConfig } from './config.ts'

export type Input<Name extends HookName> =
  Hooks[Name] extends Hook<infer Taken, unknown> ? Taken : never
export type Output<Name extends HookName> = Exclude<
  Awaited<ReturnType<Hooks[Name]['run']>>,
  Refusal
>

/** What goes wrong before there is an answer (§8). */
type TransportCode = 'network-error' | 'timeout' | 'aborted' | 'unsupported-protocol'
export type ErrorCode = RefusalCode | TransportCode

export type Answer<Name extends HookName> =
  | { readonly code: 'ok'; readonly data: Output<Name>; readonly message: string }
  | { readonly code: ErrorCode; readonly data: unknown; readonly message: string }

let config: PublicConfig | null = null
let language = 'el'
/** What goes wrong on the way: no answer, or one that does not come from the shop. */
type WayCode = TransportCode | 'unavailable'
type WayTexts = Readonly<Record<WayCode, string>>

let texts: WayTexts | null = null
let sessionEnded: (code: string) => void = () => {}

/** Called once, before the page comes alive. `endSession` hears when the server knows of no session (§4). */
export function configureCalls(
  publicConfig: PublicConfig,
  lang: string,
  transport: WayTexts,
  endSession: (code: string) => void,
): void {
  config = publicConfig
  language = lang
  texts = transport
  sessionEnded = endSession
}

/** The one way to reach the shop's memory. Never throws: what goes wrong is a code with its text (§8). */
export async function call<Name extends HookName>(
  name: Name,
  input: Input<Name>,
  options: { signal?: AbortSignal } = {},
): Promise<Answer<Name>> {
  if (!config) throw new Error('calls are not configured')
  const { url, init } = requestFor(config, name, input as Record<string, unknown>)
  const timeout = AbortSignal.timeout(config.requestTimeout)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  let reached = false
  try {
    const response = await fetch(url, { ...init, signal })
    reached = true
    const answer = (await response.json()) as Answer<Name>
    // A proxy may speak JSON, too.
    if (typeof answer?.code !== 'string') return notReached('unavailable')
    if (response.status === 401 || response.status === 403) sessionEnded(answer.code)
    return answer
  } catch (error) {
    return notReached(reached ? answerCode(error) : transportCode(error))
  }
}

export function notReached(code: WayCode) {
  return { code, data: null, message: texts?.[code] ?? '' } as const
}

function requestFor(config: PublicConfig, name: HookName, input: Record<string, unknown>) {
  const method = methodOf(name)
  const { query, body } = sent(name, input)
  const search = new URLSearchParams({ apiKey: config.apiKey, business: config.business })
  if (method === 'GET') search.set('lang', language)
  for (const [field, value] of Object.entries(query)) search.set(field, value)
  const path = `account/${config.account}/repository/${config.repository}/hook/call/${name}/1`
  const headers: Record<string, string> = { App: config.app, Lang: language }
  const init: RequestInit = { method, headers, credentials: 'same-origin' }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  return { url: `${config.apiBase}/content/v1/${path}?${search}`, init }
}

/** An answer that is not JSON comes from a proxy, while the shop is not open. */
function answerCode(error: unknown): WayCode {
  return error instanceof SyntaxError ? 'unavailable' : transportCode(error)
}

function transportCode(error: unknown): TransportCode {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return 'timeout'
  if (name === 'AbortError') return 'aborted'
  if (config && !/^(https?:)?\//.test(config.apiBase)) return 'unsupported-protocol'
  return 'network-error'
}
