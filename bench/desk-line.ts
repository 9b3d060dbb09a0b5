import { randomUUID } from 'node:crypto'
import { type DeskCallName, deskCalls } from '#shop/people/calls.ts'
import type { Json } from './carts.ts'

/** Somebody of the shop's people who is logged in. */
export type Desk = {
  /** What a call of the staff room answers; throws where it is refused. */
  ask(name: DeskCallName, fields?: Json): Promise<unknown>
  /** Hears what changed until it is ended. */
  listen(): Promise<{ end(): void }>
}

/** As the demo's owner, or in another of its roles. */
export async function deskOf(url: string, role = 'owner'): Promise<Desk> {
  const headers: Record<string, string> = { lang: 'el' }
  async function ask(name: DeskCallName, fields: Json = {}) {
    const { method } = deskCalls[name]
    const body = { requestId: randomUUID(), ...fields }
    const search =
      method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
    const path = `/api/content/v1/account/demo/repository/desk/hook/call/${name}/1${search}`
    const response = await fetch(url + path, {
      method,
      headers: method === 'GET' ? headers : { ...headers, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    if (cookie) headers.cookie = cookie
    const { code, data } = (await response.json()) as { code: string; data: unknown }
    if (code !== 'ok') throw new Error(`${name} answered ${code}: ${JSON.stringify(data)}`)
    return data
  }
  const login = { email: `${role}@gastra.example`, password: 'gastra-demo' }
  const { secret } = (await ask('staff-login', login)) as { secret: string }
  headers['desk-secret'] = secret
  return {
    ask,
    async listen() {
      const ending = new AbortController()
      const { body } = await fetch(`${url}/api/desk/events`, { headers, signal: ending.signal })
      // What comes is read, and thrown away.
      body?.pipeTo(new WritableStream()).catch(() => {})
      return { end: () => ending.abort() }
    },
  }
}
