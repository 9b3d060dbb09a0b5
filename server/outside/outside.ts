import type { Config } from '../config.ts'
import type { AddressService } from './maps/address-service.ts'
import { gazetteer } from './maps/gazetteer.ts'
import type { PaymentProvider } from './payments/provider.ts'
import { vivaProvider } from './payments/viva.ts'
import type { Wire } from './payments/viva-wire.ts'

/** The services outside the house, each real or its local twin. */
export type Outside = {
  readonly addresses: AddressService
  readonly payments: { readonly viva: PaymentProvider }
}

/** The services that the configuration names. `wire` is another one in tests. */
export function outsideFor(config: Config, wire: Partial<Wire> = {}): Outside {
  return {
    addresses: gazetteer(),
    payments: { viva: vivaProvider(config.viva, wire) },
  }
}
