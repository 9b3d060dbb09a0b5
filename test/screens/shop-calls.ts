import type { HookName } from '#server/door/hooks.ts'
import { type Fields, methodOf, sent } from '#shop/calls.ts'
import type { Input, Output } from '../../app/call.ts'

/** Calls a running demo shop as a client does. */
export function callsOf(url: string) {
  return async function ask<Name extends HookName>(
    name: Name,
    input: Input<Name>,
    token?: string,
  ): Promise<Output<Name>> {
    const { query, body } = sent(name, input as Fields)
    const search = new URLSearchParams({ apiKey: 'demo', business: 'demo', ...query })
    const path = `/api/content/v1/account/demo/repository/shop/hook/call/${name}/1`
    const response = await fetch(`${url}${path}?${search}`, {
      method: methodOf(name),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { code, data, message } = (await response.json()) as Record<string, unknown>
    if (code !== 'ok') throw new Error(`${name}: ${code} ${message} ${JSON.stringify(data)}`)
    return data as Output<Name>
  }
}
