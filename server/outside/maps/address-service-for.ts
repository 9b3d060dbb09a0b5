import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { AddressConfig } from '../../config/addresses.ts'
import { shopKey } from '../../db/shop-keys.ts'
import type { AddressWire } from './address-request.ts'
import type { AddressService } from './address-service.ts'
import { gazetteer } from './gazetteer.ts'
import { googlePlaces, googlePrefix } from './google-places.ts'
import { photon, photonPrefix } from './photon.ts'
import { withTwin } from './with-twin.ts'

/** The service that the configuration names, with the built-in streets behind it. */
export function addressServiceFor(
  config: AddressConfig,
  db: Pool,
  wire: Partial<Pick<AddressWire, 'fetch'>>,
  warn?: (message: string) => void,
): AddressService {
  const twin = gazetteer()
  const { municipalities } = twin
  if (config.service === 'google') {
    const provider = googlePlaces(config, { ...wire, municipalities })
    return withTwin(provider, twin, { name: 'Google Places', prefix: googlePrefix, warn })
  }
  if (config.service === 'photon') {
    const provider = photon(config, { ...wire, municipalities, key: keyOf(db) })
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
