import * as z from 'zod/mini'

/** The fields of the address form and of `cart-address-update` beside the chosen suggestion (§5). */
export const addressDetails = z.object({
  number: z.optional(z.string().check(z.trim(), z.maxLength(10))),
  floor: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  bell: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  phone: z.optional(z.string().check(z.trim(), z.maxLength(25))),
  deliveryNotes: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  takeawayNotes: z.optional(z.string().check(z.trim(), z.maxLength(300))),
})
/** An address that no service suggested, as the customer wrote it; its municipality in either language. */
export const typedAddress = z.object({
  street: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  municipality: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  postcode: z.optional(z.string().check(z.trim(), z.maxLength(6))),
})
export type TypedAddress = z.infer<typeof typedAddress>

export type AddressDetails = z.infer<typeof addressDetails>
