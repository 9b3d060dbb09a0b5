import type { Environment } from './environment.ts'
import type { Trouble } from './trouble.ts'

export type AddressConfig =
  /** `chosen`: by a setting. */
  | { readonly service: 'built-in'; readonly chosen: boolean }
  | { readonly service: 'photon'; readonly url: string; readonly userAgent: string }
  | { readonly service: 'google'; readonly url: string; readonly key: string }

export function readAddresses(
  env: Environment,
  publicUrl: string,
  troubles: Trouble[],
): AddressConfig {
  const { ADDRESS_SERVICE: service, GOOGLE_PLACES_KEY: key } = env
  if (service === 'photon') {
    const url = env.PHOTON_URL.replace(/\/+$/, '')
    // The public server asks who it is that asks.
    return { service, url, userAgent: `Gastra (+${publicUrl})` }
  }
  if (service === 'google' && key)
    return { service, url: env.GOOGLE_PLACES_URL.replace(/\/+$/, ''), key }
  if (service === 'google')
    troubles.push({ name: 'GOOGLE_PLACES_KEY', says: 'is missing beside ADDRESS_SERVICE=google' })
  if (key && service !== 'google')
    troubles.push({
      name: 'ADDRESS_SERVICE',
      says: 'is not google beside GOOGLE_PLACES_KEY: set it to google, or unset the key',
    })
  return { service: 'built-in', chosen: service === 'built-in' }
}

/** What the shop's people should know at the start of a production shop; null: nothing. */
export function remarkOnAddresses(config: AddressConfig): string | null {
  if (config.service !== 'built-in' || config.chosen) return null
  return 'ADDRESS_SERVICE is unset: only the built-in streets are suggested, and customers write all others by hand. Set it to photon or google, or to built-in if that is meant.'
}
