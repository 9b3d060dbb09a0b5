import { type Attempt, type Brought, locales, type NotBrought } from './attempt.ts'

type AuthResponse = { readonly accessToken: string; readonly userID: string }
type Profile = { readonly id?: string; readonly name?: string; readonly email?: string }

type Sdk = {
  init(options: { appId: string; version: string; xfbml: boolean; cookie: boolean }): void
  login(
    done: (said: { authResponse?: AuthResponse | null }) => void,
    options: { scope: string },
  ): void
  api(path: '/me', parameters: { fields: string }, done: (profile: Profile) => void): void
}

declare global {
  interface Window {
    FB?: Sdk
    fbAsyncInit?: () => void
  }
}

/** Milliseconds that loading the SDK may take. */
const patience = 10_000

/** Loads Facebook's SDK when the visitor presses the button, not before; scope, name, id and e-mail as in §7. */
export async function askFacebook({ values, lang }: Attempt): Promise<Brought | NotBrought> {
  const sdk = await sdkFor(`${values.facebook_sdk_url}/${locales[lang]}/sdk.js`)
  if (!sdk) return 'script-blocked'
  // Browsers open a window only right after a press.
  if (navigator.userActivation?.isActive === false) return 'press-again'
  sdk.init({
    appId: values.facebook_app_id ?? '',
    version: values.facebook_api_version ?? '',
    xfbml: false,
    cookie: false,
  })
  const granted = await new Promise<AuthResponse | null>(resolve =>
    sdk.login(({ authResponse }) => resolve(authResponse ?? null), {
      scope: 'public_profile,email',
    }),
  )
  if (!granted) return 'closed'
  const { name = '', email = '' } = await new Promise<Profile>(resolve =>
    sdk.api('/me', { fields: 'id,name,email' }, resolve),
  )
  return { credential: granted.accessToken, username: email, name }
}

let loading: Promise<Sdk | null> | null = null

/** Null: it did not load; the next press tries again. */
function sdkFor(src: string): Promise<Sdk | null> {
  if (window.FB) return Promise.resolve(window.FB)
  loading ??= load(src).finally(() => {
    loading = null
  })
  return loading
}

function load(src: string): Promise<Sdk | null> {
  return new Promise(resolve => {
    const script = document.createElement('script')
    const late = setTimeout(end, patience)
    function end() {
      clearTimeout(late)
      if (!window.FB) script.remove()
      resolve(window.FB ?? null)
    }
    window.fbAsyncInit = end
    script.onerror = end
    script.async = true
    script.src = src
    document.head.append(script)
  })
}
