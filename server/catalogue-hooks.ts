import * as z from 'zod/mini'
import { addressSuggestionCollection, regionOne } from './address.ts'
import {
  mealCollection,
  mealOne,
  planCollection,
  repositoryValues,
  spotCollection,
} from './catalogue.ts'
import { contentOne } from './content.ts'
import { faqCollection } from './faq.ts'
import { get } from './hook.ts'
import { date, id, nothing, slug } from './hook-fields.ts'
import { socialFeedCollection, socialFeedVersion } from './social-feed.ts'

const codes = z.string().check(z.maxLength(300))

/** The calls of what the shop shows to everybody. */
export const catalogueHooks = {
  'repository-values': get(nothing, repositoryValues, { shared: true }),
  'plan-collection': get(nothing, planCollection, { shared: true }),
  'meal-collection': get(
    z.object({
      category: z.optional(codes),
      diet: z.optional(codes),
      ingredient: z.optional(codes),
      tag: z.optional(codes),
      withoutAllergens: z.optional(codes),
      q: z.optional(z.string().check(z.maxLength(100))),
      date: z.optional(date),
      sort: z.optional(z.enum(['menu', 'name', 'price', 'calories', 'protein'])),
    }),
    mealCollection,
    { shared: true },
  ),
  'meal-one': get(z.object({ slug }), mealOne, { shared: true }),
  'content-one': get(z.object({ slug }), contentOne, { shared: true }),
  'faq-collection': get(nothing, faqCollection, { shared: true }),
  'social-feed-collection': get(
    z.object({ source: z.optional(z.literal('own')) }),
    socialFeedCollection,
    { shared: true, version: socialFeedVersion },
  ),
  'spot-collection': get(nothing, spotCollection, { shared: true }),
  'address-suggestion-collection': get(
    z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    addressSuggestionCollection,
    { shared: true },
  ),
  'region-one': get(
    z.object({
      suggestionId: z.optional(id),
      postcode: z.optional(z.string().check(z.regex(/^\d{3} ?\d{2}$/))),
    }),
    regionOne,
    { shared: true },
  ),
}
