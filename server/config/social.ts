import type { Trouble } from './trouble.ts'

/** What Google's sign-in needs (facts §3.1). */
export type GoogleConfig = {
  readonly clientId: string
  /** Where the browser chooses an account; the local twin's is a path on the shop. */
  readonly loginUrl: string
  /** Google's public keys, at the address where this server reads them. */
  readonly certsUrl: string
}

export type FacebookConfig = {
  readonly appId: string
  readonly appSecret: string
  readonly apiVersion: string
  /** The browser SDK's address without a slash at its end; the local twin's is a path on the shop. */
  readonly sdkUrl: string
  readonly graphUrl: string
}

export type SocialConfig = {
  readonly sandbox: boolean
  readonly google: GoogleConfig | null
  readonly facebook: FacebookConfig | null
}

type Environment = {
  readonly GOOGLE_CLIENT_ID?: string | undefined
  readonly GOOGLE_LOGIN_URL: string
  readonly GOOGLE_CERTS_URL: string
  readonly FACEBOOK_APP_ID?: string | undefined
  readonly FACEBOOK_APP_SECRET?: string | undefined
  readonly FACEBOOK_API_VERSION: string
  readonly FACEBOOK_SDK_URL: string
  readonly FACEBOOK_GRAPH_URL: string
}

/**
 * Offers each provider that has keys; without any keys it offers the local twins where the shop may
 * have them. `sandbox`: where this server reaches the twins. Adds what is missing to `troubles`.
 */
export function readSocial(
  env: Environment,
  sandbox: string | null,
  troubles: Trouble[],
): SocialConfig {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = env
  if (appId && !appSecret)
    troubles.push({ name: 'FACEBOOK_APP_SECRET', says: 'is missing beside FACEBOOK_APP_ID' })
  if (!appId && appSecret)
    troubles.push({ name: 'FACEBOOK_APP_ID', says: 'is missing beside FACEBOOK_APP_SECRET' })
  const isSet = Boolean(env.GOOGLE_CLIENT_ID || appId)
  if (!isSet && sandbox) return twins(sandbox, env.FACEBOOK_API_VERSION)
  return {
    sandbox: false,
    google: env.GOOGLE_CLIENT_ID
      ? {
          clientId: env.GOOGLE_CLIENT_ID,
          loginUrl: env.GOOGLE_LOGIN_URL,
          certsUrl: env.GOOGLE_CERTS_URL,
        }
      : null,
    facebook:
      appId && appSecret
        ? {
            appId,
            appSecret,
            apiVersion: env.FACEBOOK_API_VERSION,
            sdkUrl: env.FACEBOOK_SDK_URL,
            graphUrl: env.FACEBOOK_GRAPH_URL,
          }
        : null,
  }
}

function twins(here: string, apiVersion: string): SocialConfig {
  return {
    sandbox: true,
    google: {
      clientId: 'sandbox.apps.googleusercontent.example',
      loginUrl: '/sandbox/google/o/oauth2/v2/auth',
      certsUrl: `${here}/google/oauth2/v3/certs`,
    },
    facebook: {
      appId: '1000000000000001',
      appSecret: 'sandbox-secret',
      apiVersion,
      sdkUrl: '/sandbox/facebook',
      graphUrl: `${here}/facebook`,
    },
  }
}
