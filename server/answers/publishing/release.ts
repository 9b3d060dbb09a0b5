import * as z from 'zod/mini'
import { lackCodes } from '#shop/lack/lack-text.ts'
import { portionCodes } from '#shop/meal.ts'
import { touchReasons } from '#shop/publishing/gate.ts'
import { pieceKinds } from '#shop/publishing/release.ts'
import { catalogueFiles } from '#shop/publishing/release-lack.ts'
import { count, day, inBoth, says } from '../named.ts'

const pieceAnswer = z.strictObject({ kind: z.enum(pieceKinds), piece: z.string() })

export const lackAnswer = z.strictObject({
  code: says(z.enum(lackCodes), 'What is wrong.'),
  args: says(
    z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
    'What the text of the code names: ids, codes and numbers.',
  ),
  piece: says(
    z.nullable(pieceAnswer),
    'The thing that it is said of; null: it is no thing of a release.',
  ),
  file: says(
    z.nullable(z.enum(catalogueFiles)),
    'Of the catalogue, where it is no thing of a release; null: in none.',
  ),
  field: says(z.string(), 'In the thing, or in the file; empty: all of it.'),
})

export const conflictAnswer = z.extend(pieceAnswer, {
  field: says(z.string(), 'Empty: the whole thing.'),
})

export const waitsAnswer = z.strictObject({
  lacks: z.array(lackAnswer),
  conflicts: says(
    z.array(conflictAnswer),
    'Fields that somebody else changed after they were drafted here.',
  ),
  sold: count,
})

export const fieldChangeAnswer = z.strictObject({
  field: z.string(),
  from: says(z.optional(z.unknown()), 'Not there: it is new.'),
  to: says(z.optional(z.unknown()), 'Not there: it is gone.'),
})

export const touchedAnswer = z.strictObject({
  number: count,
  date: day,
  name: inBoth,
  portion: z.enum(portionCodes),
  amount: z.number(),
  deliveryId: z.string(),
  buildId: z.string(),
  mealId: z.string(),
  orderId: z.string(),
  reason: z.enum(touchReasons),
  gains: says(z.array(z.string()), 'Codes that it gains.'),
})

export const gateAnswer = z.strictObject({
  touched: says(
    z.array(touchedAnswer),
    'Sold lines that the release would hurt: it waits until there are none.',
  ),
  overfull: says(
    z.array(
      z.strictObject({
        date: day,
        kind: z.enum(['day', 'window', 'meal']),
        what: z.string(),
        name: says(z.nullable(inBoth), 'Of a dish.'),
        hours: says(
          z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
          'Of a window.',
        ),
        taken: z.number(),
        most: z.number(),
        orders: says(z.number(), 'With a part in it.'),
      }),
    ),
    'Days, windows and dishes that have sold more than a lowered limit: the release waits for them, too.',
  ),
  seen: says(z.string(), 'Names this very list, so that who publishes says which one they saw.'),
})

export const dishCodeAnswer = z.strictObject({
  code: z.string(),
  name: inBoth,
  short: z.optional(inBoth),
  description: z.optional(inBoth),
})

export const gateLineAnswer = z.strictObject({
  number: count,
  date: day,
  name: inBoth,
  reason: z.enum(touchReasons),
  portion: z.enum(portionCodes),
  amount: z.number(),
  deliveryId: z.string(),
  buildId: z.string(),
  mealId: z.string(),
  gains: says(z.array(z.string()), 'Codes that it gains.'),
  state: z.enum(['waiting', 'refunded', 'asked', 'swapped', 'kept', 'passed']),
  askedAt: z.nullable(z.string()),
  remindedAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  by: says(
    z.nullable(z.string()),
    'Who of the shop noted the choice; null: nobody, or the customer made it.',
  ),
  instead: z.nullable(inBoth),
  why: says(
    z.nullable(z.enum(['late', 'gone', 'unpaid'])),
    'unpaid: it is paid or gone within half an hour. gone: its customer was erased. late: its delivery is less than a day away. null: they can be asked.',
  ),
})

export const releaseAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  status: z.enum(['planned', 'draft', 'live']),
  goesLiveAt: z.nullable(z.string()),
  liveAt: z.nullable(z.string()),
  createdBy: z.string(),
  plannedBy: z.nullable(z.string()),
  reverts: z.nullable(z.string()),
  waits: says(z.nullable(waitsAnswer), 'Why it is not live although its instant has passed.'),
  changes: count,
})

export const releaseViewAnswer = z.extend(releaseAnswer, {
  changes: z.array(
    z.strictObject({
      kind: z.enum(pieceKinds),
      piece: z.string(),
      name: says(z.nullable(inBoth), 'What it is called; null: it has no name.'),
      isNew: z.boolean(),
      isGone: z.boolean(),
      fields: z.array(fieldChangeAnswer),
      changedBy: z.string(),
      changedAt: z.string(),
    }),
  ),
  lacks: says(
    z.array(lackAnswer),
    'What keeps it from being published, by the rules of the catalogue’s folder.',
  ),
  approves: says(z.array(pieceAnswer), 'The recipes that the caller approves by publishing.'),
  conflicts: says(
    z.array(conflictAnswer),
    'Fields that somebody else changed after they were drafted here.',
  ),
  gate: says(z.nullable(gateAnswer), 'What is sold already and touched; null: it is live.'),
  lines: says(
    z.array(gateLineAnswer),
    'Sold lines since it was published, and what became of each.',
  ),
  names: says(
    z.record(z.string(), inBoth),
    'What the ids are called that stand in its fields, values and lacks.',
  ),
  allergens: says(z.array(dishCodeAnswer), 'What the codes of `gains` are called.'),
})

export const draftedAnswer = z.strictObject({
  value: z.unknown(),
  others: says(
    z.array(z.string()),
    'Fields that somebody else had changed meanwhile, and that are in the value.',
  ),
  lacks: says(
    z.array(lackAnswer),
    'What keeps it from being published, beside all that is in its release.',
  ),
})

export const draftsWrittenAnswer = z.strictObject({
  releaseId: z.string(),
  drafts: says(
    z.array(z.strictObject({ value: z.unknown(), others: z.array(z.string()) })),
    'Each as it is written now, in the order in which they came; `others`: fields that somebody else had changed meanwhile.',
  ),
  lacks: says(z.array(lackAnswer), 'What keeps them from being published.'),
  names: says(
    z.record(z.string(), inBoth),
    'What the ids are called that stand in what is lacking.',
  ),
})

export const draftOfAnswer = z.strictObject({
  releaseId: z.string(),
  releaseName: z.string(),
  status: z.enum(['planned', 'draft', 'live']),
  goesLiveAt: z.nullable(z.string()),
  value: z.unknown(),
  recipeHash: says(
    z.nullable(z.string()),
    'By which its approval is found; null: it has no recipe.',
  ),
  changedBy: z.string(),
  changedAt: z.string(),
})

export const plannedReleaseAnswer = z.strictObject({
  goesLiveAt: z.string(),
})

export const askedAnswer = z.strictObject({
  asked: says(
    z.number(),
    'Orders whose customers get their first mail, and those that are reminded.',
  ),
  reminded: z.number(),
})

export const lineOffersAnswer = z.strictObject({
  refund: z.number(),
  offers: z.array(
    z.strictObject({
      itemId: z.string(),
      name: z.string(),
      back: z.number(),
    }),
  ),
})

export const releaseLineSettleAnswer = z.strictObject({
  refunded: z.number(),
})

export const pictureViewAnswer = z.strictObject({
  piece: z.string(),
  width: z.number(),
  height: z.number(),
  live: says(
    z.nullable(
      z.strictObject({
        source: z.string(),
      }),
    ),
    'The fingerprint of what a release put there; null: a folder did, or nothing is there.',
  ),
  drafts: z.array(draftOfAnswer),
})
