import type { Door } from '../door.ts'

/**
 * Presses a button of the card provider's test page, as a browser would. Answers the parameters of
 * the return address, or nothing where the browser stays.
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

/** The browser comes back with these parameters. */
export function comeBack(door: Door, params: Record<string, string>, token?: string) {
  return door.ask('payment-return', { provider: 'viva', params }, { token })
}

export type Form = { readonly url: string; readonly fields: Record<string, string> }

/**
 * Pays at epay as a browser would: our page's form, the bank's page, the choice. Answers the form
 * that brings the browser back, null where it stays.
 */
export async function chooseAtEpay(
  door: Door,
  redirectUrl: string | null,
  outcome: 'approve' | 'decline' | 'abandon' | 'late',
  lang = 'el',
): Promise<Form | null> {
  const { pathname, search } = new URL(redirectUrl ?? '')
  const start = await door.app.inject({
    url: pathname + search,
    headers: { cookie: `lang=${lang}` },
  })
  const there = await submit(door, formIn(start.body))
  const url = String(there.headers.location)
  const chosen = await submit(door, { url, fields: { outcome } })
  return chosen.body.includes('<form') ? formIn(chosen.body) : null
}

/** The bank's form reaches the shop from another site, so without a cookie. */
export async function postBack(door: Door, form: Form): Promise<URL> {
  const { statusCode, headers } = await submit(door, form, 'https://paycenter.piraeusbank.gr')
  if (statusCode !== 303) throw new Error(`the return was answered ${statusCode}`)
  return new URL(String(headers.location), 'http://shop.test')
}

/** The page that the browser is led to asks how the payment stands. */
export function comeBackFromEpay(door: Door, { searchParams }: URL, token?: string) {
  const params = Object.fromEntries(searchParams)
  return door.ask('payment-return', { provider: 'epay', params }, { token })
}

/** The one form of a page. */
export function formIn(html: string): Form {
  const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(html) ?? []
  const hidden = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  const fields = [...hidden].map(([, name = '', value = '']) => [name, unescaped(value)] as const)
  return { url: unescaped(action), fields: Object.fromEntries(fields) }
}

function submit(door: Door, { url, fields }: Form, origin = 'http://shop.test') {
  const { pathname, search } = new URL(url, 'http://shop.test')
  return door.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: new URLSearchParams(fields).toString(),
  })
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}
