import { type Calls, calls } from './calls.ts'

export type CallName = keyof Calls
type Data<Name extends CallName> = Calls[Name]['data']
/** What goes wrong is a code, too: `message` says it to a person. */
export type Answer<Name extends CallName> =
  | { readonly code: 'ok'; readonly data: Data<Name>; readonly message: string }
  | { readonly code: Calls[Name]['refuses']; readonly data: unknown; readonly message: string }

export type Options = {
  /** The shop's address, as https://shop.example. */
  readonly url: string
  readonly apiKey: string
  readonly business: string
  readonly account: string
  readonly repository: string
  /** The language of the answers. */
  readonly lang?: 'el' | 'en'
  /** Who calls, for the shop's log. */
  readonly app?: string
  readonly fetch?: typeof fetch
}

/** A shop that said no, or did not answer as a shop. */
export class CallError extends Error {
  readonly code: string
  readonly data: unknown
  constructor(code: string, message: string, data: unknown = null) {
    super(message || code)
    this.code = code
    this.data = data
  }
}

export type Client = {
  /** The session's token: set by a login, renewed by the shop, and yours to keep. */
  token: string | null
  /** Makes a call and answers what the shop answered. Throws only where there is no answer. */
  call<Name extends CallName>(name: Name, input: Calls[Name]['input']): Promise<Answer<Name>>
  /** The same, but answers the data alone and throws a `CallError` for every no. */
  ask<Name extends CallName>(name: Name, input: Calls[Name]['input']): Promise<Data<Name>>
}

export function shopClient({ url, account, repository, lang = 'el', ...options }: Options): Client {
  const send = options.fetch ?? fetch
  const client: Client = {
    token: null,

    async call(name, input) {
      if (!Object.hasOwn(calls, name)) throw new TypeError(`the shop has no call ${name}`)
      const { method, query, body } = calls[name]
      const { apiKey, business } = options
      const search = new URLSearchParams({ apiKey, business })
      const rest: Record<string, unknown> = {}
      const all = Object.entries(input as Record<string, unknown>)
      for (const [field, value] of all)
        if (!(query as readonly string[]).includes(field)) rest[field] = value
        else if (value != null) search.set(field, String(value))
      const sent = body === null ? undefined : body === 'whole' ? rest.body : rest
      const path = `account/${account}/repository/${repository}/hook/call/${name}/1`
      const response = await send(`${url}/api/content/v1/${path}?${search}`, {
        method,
        headers: {
          Lang: lang,
          ...(options.app && { App: options.app }),
          ...(client.token && { Authorization: `Bearer ${client.token}` }),
          ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      })
      const answer = await response.json().catch(() => null)
      if (typeof answer?.code !== 'string') throw new CallError('unavailable', 'no shop answers')
      const renewed = response.headers.get('auth')
      client.token = renewed ? JSON.parse(renewed).token : (answer.data?.token ?? client.token)
      return answer
    },

    async ask(name, input) {
      const { code, data, message } = await client.call(name, input)
      if (code !== 'ok') throw new CallError(code, message, data)
      return data as Data<typeof name>
    },
  }
  return client
}
