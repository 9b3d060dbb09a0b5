import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { KnownPlaces } from '#shop/area/area.ts'
import type { AddressConfig } from '../../config/addresses.ts'
import { shopKey } from '../../db/shop/shop-keys.ts'
import type { AddressWire } from './address-request.ts'
import type { AddressProvider } from './address-service.ts'
import { gazetteer } from './gazetteer.ts'
import { googlePlaces, googlePrefix } from './google-places.ts'
import { photon, photonPrefix } from './photon.ts'
import { withTwin } from './with-twin.ts'

/** The service that the configuration names, with the shop's own areas and streets behind it. */
export function addressServiceFor(
  config: AddressConfig,
  db: Pool,
  known: () => KnownPlaces,
  wire: Partial<Pick<AddressWire, 'fetch'>>,
  warn?: (message: string) => void,
): AddressProvider {
  const twin = gazetteer(known)
  if (config.service === 'google') {
    const provider = googlePlaces(config, { ...wire, known })
    return withTwin(provider, twin, { name: 'Google Places', prefix: googlePrefix, warn })
  }
  if (config.service === 'photon') {
    const provider = photon(config, { ...wire, known, key: keyOf(db) })
    return withTwin(provider, twin, { name: 'Photon', prefix: photonPrefix, warn })
  }
  return twin
}

/** Read when it is first needed; a failure is not remembered. */
function keyOf(db: Pool): () => Promise<Buffer> {
  let known: Promise<Buffer> | null = null
  return () => {
    known ??= shopKey(db, 'addresses', randomBytes(32)).catch(error => {
      known = null
      throw error
    })
    return known
  }
}
