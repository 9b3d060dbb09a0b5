import type { AddressService } from './maps/address-service.ts'
import type { PaymentProvider } from './payments/provider.ts'

/** The services outside the house, each real or its local twin. */
export type Outside = {
  readonly addresses: AddressService
  readonly payments: { readonly viva: PaymentProvider }
}
