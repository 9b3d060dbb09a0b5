import * as z from 'zod/mini'

const euros = z.number().check(z.gte(0), z.lte(100_000))
const code = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))
const item = z.strictObject({
  item_id: code,
  item_category: code,
  item_variant: code,
  price: euros,
  quantity: z.int().check(z.gte(1)),
})
const page = {
  /** Without a search, which may hold diets and allergies. */
  page_location: z.string().check(z.regex(/^https?:\/\/[^?#]*$/)),
  page_referrer: z.string().check(z.regex(/^(https?:\/\/[^/?#]*)?$/)),
}
const bought = {
  ...page,
  currency: z.literal('EUR'),
  value: euros,
  items: z.array(item).check(z.minLength(1)),
}

/** The shop's events as Google Analytics 4 takes them (facts §8.2); unknown fields are refused. */
export const ga4Event = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('page_view'), params: z.strictObject(page) }),
  z.strictObject({ name: z.literal('add_to_cart'), params: z.strictObject(bought) }),
  z.strictObject({
    name: z.literal('purchase'),
    params: z.strictObject({
      ...bought,
      transaction_id: z.string().check(z.regex(/^\d+$/)),
      shipping: euros,
      tax: euros,
    }),
  }),
])
export type Ga4Event = z.infer<typeof ga4Event>
