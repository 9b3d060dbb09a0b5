import type { HookName } from '#server/door/hooks.ts'
import { hooks } from '#server/door/hooks.ts'
import type { Input, Output } from '../../app/call.ts'

/** Calls a running demo shop as a client does. */
export function callsOf(url: string) {
  return async function ask<Name extends HookName>(
    name: Name,
    input: Input<Name>,
    token?: string,
  ): Promise<Output<Name>> {
    const { method, query } = hooks[name]
    const { shape } = query._zod.def as unknown as { shape: object }
    const search = new URLSearchParams({ apiKey: 'demo', business: 'demo' })
    const body: Record<string, unknown> = {}
    for (const [field, value] of Object.entries(input as object))
      if (method === 'GET' || field in shape) search.set(field, String(value))
      else body[field] = value
    const path = `/api/content/v1/account/demo/repository/shop/hook/call/${name}/1`
    const response = await fetch(`${url}${path}?${search}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    const { code, data, message } = (await response.json()) as Record<string, unknown>
    if (code !== 'ok') throw new Error(`${name}: ${code} ${message} ${JSON.stringify(data)}`)
    return data as Output<Name>
  }
}
