import * as z from 'zod/mini'
import { type Department, hook } from '../calls/hook.ts'
import { date, nothing, slug } from '../calls/hook-fields.ts'
import {
  mealCollection,
  mealOne,
  planCollection,
  repositoryValues,
  spotCollection,
} from './catalogue.ts'
import { contentOne } from './content.ts'
import { faqCollection } from './faq.ts'
import { socialFeedCollection, socialFeedVersion } from './social-feed.ts'

const codes = z.string().check(z.maxLength(300))

export const catalogueHooks = {
  'repository-values': hook(nothing, repositoryValues, {
    says: "The shop's public values: keys of the login providers, phone and e-mail, the least that a single order holds, and from how many main meals delivery is free.",
    answers: 'the values by their names',
    shared: true,
  }),
  'plan-collection': hook(nothing, planCollection, {
    says: 'Every plan with its prices, which hold everywhere.',
    answers: '{ plans: PlanAnswer[] }',
    shared: true,
  }),
  'meal-collection': hook(
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
    {
      says: 'The menu. Lists are parted by commas: a meal has any of the categories, ingredients and tags, all of the diets and none of the allergens.',
      answers: '{ meals: MealAnswer[] }',
      shared: true,
    },
  ),
  'meal-one': hook(z.object({ slug }), mealOne, {
    says: 'One meal, with all that is told before buying.',
    answers: 'MealDetailAnswer',
    refuses: ['meal-not-found'],
    shared: true,
  }),
  'content-one': hook(z.object({ slug }), contentOne, {
    says: 'A text page, such as a policy, by its slug.',
    answers: 'ContentAnswer',
    refuses: ['content-not-found'],
    shared: true,
  }),
  'faq-collection': hook(nothing, faqCollection, {
    says: 'Questions and answers by their groups.',
    answers: 'FaqAnswer',
    shared: true,
  }),
  'social-feed-collection': hook(
    z.object({ source: z.optional(z.literal('own')) }),
    socialFeedCollection,
    {
      says: "Pictures of the shop's social account, else of its own dishes. source=own asks for the dishes.",
      answers: 'SocialFeedAnswer',
      shared: true,
      version: socialFeedVersion,
    },
  ),
  'spot-collection': hook(nothing, spotCollection, {
    says: 'Where orders are handed over; companies are left out.',
    answers: '{ spots: (SpotAnswer & { address: PlaceAnswer | null })[] }',
    shared: true,
  }),
} satisfies Department
