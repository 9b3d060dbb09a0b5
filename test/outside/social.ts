import type { Door } from '../door.ts'

export type Chosen = { name?: string; email?: string; who?: string }

/** An ID token as Google's twin gives it for the account chosen there. */
export async function googleToken(door: Door, chosen: Chosen, nonce?: string): Promise<string> {
  const { google } = door.shop.config.social
  if (!google) throw new Error('there is no Google here')
  const query = {
    client_id: google.clientId,
    redirect_uri: 'http://localhost/login/google',
    response_type: 'id_token',
    state: 'here',
    ...(nonce && { nonce }),
  }
  return saidAfter(door, google.loginUrl, query, chosen, 'id_token')
}

/** An access token as Facebook's twin gives it for the account chosen there. */
export async function facebookToken(door: Door, chosen: Chosen): Promise<string> {
  const { facebook } = door.shop.config.social
  if (!facebook) throw new Error('there is no Facebook here')
  const url = `${facebook.sdkUrl}/${facebook.apiVersion}/dialog/oauth`
  return saidAfter(door, url, { client_id: facebook.appId, state: 'here' }, chosen, 'access_token')
}

async function saidAfter(
  { app }: Door,
  url: string,
  query: Record<string, string>,
  chosen: Chosen,
  field: string,
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url,
    query,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ who: 'other', ...chosen }).toString(),
  })
  const said = new URLSearchParams(
    new URL(String(response.headers.location), 'http://x').hash.slice(1),
  )
  return said.get(field) ?? ''
}
