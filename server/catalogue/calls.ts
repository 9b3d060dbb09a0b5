import * as z from 'zod/mini'
import { contentAnswer, faqAnswer, repositoryAnswer, socialFeedAnswer } from '../answers/content.ts'
import { declaredAnswer, mealAnswer, mealDetailAnswer } from '../answers/meal.ts'
import { named } from '../answers/named.ts'
import { planAnswer } from '../answers/plan.ts'
import { listedSpotAnswer } from '../answers/spot.ts'
import { type Department, hook } from '../calls/hook.ts'
import { date, nothing, slug } from '../calls/hook-fields.ts'
import { allergenCollection, planCollection, repositoryValues } from './catalogue.ts'
import { contentOne } from './content.ts'
import { faqCollection } from './faq.ts'
import { mealCollection, mealOne } from './meals.ts'
import { socialFeedCollection, socialFeedVersion } from './social-feed.ts'
import { spotCollection } from './spots.ts'

const codes = z.string().check(z.maxLength(300))

export const catalogueHooks = {
  'repository-values': hook(nothing, repositoryValues, {
    says: "Answers the shop's public values: keys of the login providers, phone and e-mail, the minimum of a single order, and the number of main meals that makes delivery free.",
    answers: repositoryAnswer,
    shared: true,
  }),
  'plan-collection': hook(nothing, planCollection, {
    says: 'Lists the plans with their prices, which are the same at every spot.',
    answers: z.strictObject({ plans: z.array(planAnswer) }),
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
      says: 'Lists the menu. Filters are separated by commas: a meal has any of the categories, ingredients and tags, all of the diets. With withoutAllergens it comes with those of its builds that hold none of them, not even as traces.',
      answers: z.strictObject({ meals: z.array(mealAnswer) }),
      shared: true,
    },
  ),
  'meal-one': hook(z.object({ slug }), mealOne, {
    says: 'Answers one meal; ingredients by weight, allergens and nutrition are those of each build.',
    answers: mealDetailAnswer,
    refuses: ['meal-not-found'],
    shared: true,
  }),
  'allergen-collection': hook(nothing, allergenCollection, {
    says: 'What is declared of every build that is sold: what it holds, dip included, and what it may contain.',
    answers: z.strictObject({ allergens: z.array(named), builds: z.array(declaredAnswer) }),
    shared: true,
  }),
  'content-one': hook(z.object({ slug }), contentOne, {
    says: 'Answers a text page, such as a policy.',
    answers: contentAnswer,
    refuses: ['content-not-found'],
    shared: true,
  }),
  'faq-collection': hook(nothing, faqCollection, {
    says: 'Lists questions and answers by group.',
    answers: faqAnswer,
    shared: true,
  }),
  'social-feed-collection': hook(
    z.object({ source: z.optional(z.literal('own')) }),
    socialFeedCollection,
    {
      says: "Lists pictures of the shop's social account, else of its own dishes; source=own asks for the dishes.",
      answers: socialFeedAnswer,
      shared: true,
      version: socialFeedVersion,
    },
  ),
  'spot-collection': hook(nothing, spotCollection, {
    says: 'Lists the delivery area and the pick-up points, without companies.',
    answers: z.strictObject({
      spots: z.array(listedSpotAnswer),
    }),
    shared: true,
  }),
} satisfies Department
