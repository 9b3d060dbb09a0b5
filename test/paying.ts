import type { Door } from './door.ts'

/**
 * Chooses on the card provider's test page, as a browser would; answers what the return address
 * carries, nothing where the browser stays.
 */
export async function choose(
  door: Door,
  redirectUrl: string | null,
  outcome: 'approve' | 'decline' | 'abandon' | 'late',
): Promise<Record<string, string>> {
  const ref = new URL(redirectUrl ?? '').searchParams.get('ref')
  const { headers } = await door.app.inject({
    method: 'POST',
    url: `/sandbox/pay/${ref}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })
  const { location } = headers
  return location ? Object.fromEntries(new URL(location).searchParams) : {}
}

/** The browser is back with these parameters. */
export function comeBack(door: Door, params: Record<string, string>, token?: string) {
  return door.ask('payment-return', { provider: 'viva', params }, { token })
}
