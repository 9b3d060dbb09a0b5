import { type Attempt, type Brought, locales, type NotBrought } from './attempt.ts'

/**
 * Google's account chooser in a window of its own (OpenID Connect, implicit flow): no script of
 * Google's runs in the shop. The answer comes over a channel of this origin, because browsers may cut
 * the window off from this page. The token carries the hash of a nonce that stays here.
 */
export async function askGoogle(attempt: Attempt): Promise<Brought | NotBrought> {
  const popup = window.open('', 'google-login', 'popup,width=500,height=680')
  if (!popup) return 'popup-blocked'
  const state = random()
  const nonce = random()
  const answer = answerTo(state, popup, attempt)
  const hashed = await hashOf(nonce)
  popup.location.href = chooserUrl(attempt, state, hashed)
  const token = await answer
  if (!token) return 'closed'
  return { credential: token, ...(hashed && { nonce }), ...claimsOf(token) }
}

function chooserUrl({ values, lang }: Attempt, state: string, nonce: string | null): string {
  const url = new URL(values.google_login_url ?? '', location.href)
  const asked = {
    client_id: values.google_client_id ?? '',
    redirect_uri: `${location.origin}/login/google`,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    hl: locales[lang].slice(0, 2),
    state,
    ...(nonce && { nonce }),
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}

/** The token that answers this attempt; null: the visitor refused, or the waiting ended. */
function answerTo(state: string, popup: Window, attempt: Attempt): Promise<string | null> {
  return new Promise(resolve => {
    const channel = new BroadcastChannel('google-login')
    const look = setInterval(() => popup.closed && attempt.seemsClosed(), 500)
    function end(token: string | null) {
      clearInterval(look)
      channel.close()
      resolve(token)
    }
    channel.onmessage = ({ data }) => {
      const params = new URLSearchParams(String(data))
      if (params.get('state') === state) end(params.get('id_token'))
    }
    attempt.signal.addEventListener('abort', () => end(null))
  })
}

/** Name and e-mail as the token says; the server checks Google's signature, not this page. */
function claimsOf(token: string): { username?: string; name?: string } {
  try {
    const body = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(body), letter => letter.charCodeAt(0))
    const { email, name } = JSON.parse(new TextDecoder().decode(bytes))
    return { username: String(email ?? ''), name: String(name ?? '') }
  } catch {
    return {}
  }
}

function random(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(24)))
}

/** Null on a page without encryption, which cannot make hashes; Google refuses such pages anyway. */
async function hashOf(text: string): Promise<string | null> {
  if (!crypto.subtle) return null
  const hashed = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return base64url(new Uint8Array(hashed))
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
