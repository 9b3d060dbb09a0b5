import type { Page } from 'playwright-core'
import { deskCalls } from '#shop/people/calls.ts'
import type { Input, Output } from '../../desk/call.ts'

export type AskDesk = <Name extends keyof typeof deskCalls>(
  name: Name,
  input: Input<Name>,
) => Promise<Output<Name>>

/** Calls the shop as the person who is logged in on this page of the staff room. */
export function deskCallsOf(page: Page): AskDesk {
  return async (name, input) => {
    const { method } = deskCalls[name]
    const answer = await page.evaluate(
      async ({ name, method, input }) => {
        const { secret } = JSON.parse(sessionStorage.getItem('desk-session') ?? '{}')
        const path = `/api/content/v1/account/demo/repository/desk/hook/call/${name}/1`
        const query = new URLSearchParams(input as Record<string, string>)
        const response = await fetch(method === 'GET' ? `${path}?${query}` : path, {
          method,
          headers: { 'desk-secret': secret, 'content-type': 'application/json' },
          ...(method === 'POST' && {
            body: JSON.stringify({ requestId: crypto.randomUUID(), ...(input as object) }),
          }),
        })
        return response.json()
      },
      { name, method, input: input as object },
    )
    if (answer.code !== 'ok') throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return answer.data
  }
}
