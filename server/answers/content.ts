import * as z from 'zod/mini'
import { says } from './named.ts'

export const contentAnswer = z.strictObject({
  slug: z.string(),
  title: z.string(),
  sample: z.string(),
  updated: z.string(),
  sections: z.array(z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()) })),
  pages: says(
    z.array(z.strictObject({ slug: z.string(), title: z.string() })),
    'Links to the other text pages of its group.',
  ),
})
export type ContentAnswer = z.infer<typeof contentAnswer>

export const faqAnswer = z.strictObject({
  groups: z.array(
    z.strictObject({
      code: z.string(),
      name: z.string(),
      questions: z.array(
        z.strictObject({ slug: z.string(), question: z.string(), answer: z.string() }),
      ),
    }),
  ),
})
export type FaqAnswer = z.infer<typeof faqAnswer>

export const socialFeedAnswer = z.strictObject({
  source: z.enum(['instagram', 'own']),
  posts: z.array(
    z.strictObject({
      id: z.string(),
      picture: z.string(),
      text: z.string(),
      href: z.string(),
    }),
  ),
})
export type SocialFeedAnswer = z.infer<typeof socialFeedAnswer>

export const receivedAnswer = z.strictObject({ id: z.string() })
export type ReceivedAnswer = z.infer<typeof receivedAnswer>

export const repositoryAnswer = z
  .strictObject({
    'images-version': z.string(),
    api_key: z.string(),
    google_client_id: z.nullable(z.string()),
    google_login_url: z.nullable(z.string()),
    facebook_app_id: z.nullable(z.string()),
    facebook_api_version: z.nullable(z.string()),
    facebook_sdk_url: z.nullable(z.string()),
    phone: z.string(),
    email: z.string(),
    dailyMeals: says(z.number(), 'The minimum of a single order, in main meals.'),
    freeShippingMainMeals: z.number(),
    freeShippingWeeklyMainMeals: z.number(),
  })
  .check(z.describe('The shop’s public values by their names.'))
