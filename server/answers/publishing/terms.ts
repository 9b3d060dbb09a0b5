import * as z from 'zod/mini'
import { cutOffsSchema } from '#shop/shop-data/cut-offs.ts'
import { count, inBoth, says } from '../named.ts'
import { namedDraftAnswer } from './calendar.ts'

const thing = z.strictObject({
  id: z.string(),
  live: says(z.unknown(), 'As the catalogue’s folder writes it; null: only a draft has it.'),
  drafts: z.array(namedDraftAnswer),
})
const sold = z.extend(thing, { sold: says(count, 'Deliveries that wait.') })
const point = { lat: z.number(), lng: z.number() }

export const deskTermsAnswer = z.strictObject({
  plans: thing,
  delivery: thing,
  cutOffs: thing,
  vat: thing,
  bestSellers: thing,
  door: thing,
  mainMeals: says(
    z.array(z.strictObject({ slug: z.string(), name: inBoth, isBestSeller: z.boolean() })),
    'Those that can be a best seller, with the tag that each has today.',
  ),
  usualDelivery: says(z.unknown(), 'What bringing costs where the shop writes nothing, in euros.'),
  usualCutOffs: says(cutOffsSchema, 'Where the shop writes nothing, in hours.'),
  usualDoor: says(
    z.unknown(),
    'What holds of payment at the door where the shop writes nothing; null: it is not offered.',
  ),
  areas: z.array(z.strictObject({ id: z.string(), name: inBoth })),
})

export const deskPlacesAnswer = z.strictObject({
  windows: z.array(sold),
  spots: z.array(sold),
  payments: z.array(z.strictObject({ code: z.string(), name: inBoth })),
  municipalities: z.array(z.strictObject({ name: inBoth, ...point })),
})

export const deskAreasAnswer = z.strictObject({
  areas: z.array(sold),
  windows: z.array(z.strictObject({ id: z.string(), from: z.string(), to: z.string() })),
  places: says(
    z.array(z.strictObject({ id: z.string(), name: inBoth })),
    'Those that can serve an area.',
  ),
  weekdays: says(z.array(z.string()), 'On which the kitchen is open.'),
})
