import * as z from 'zod/mini'
import { markNames } from '#shop/shop-data/mark.ts'
import { count, says } from '../named.ts'
import { draftOfAnswer } from './draft.ts'

export const textRowAnswer = z.strictObject({
  name: z.string(),
  isOwn: says(z.boolean(), 'Whether the shop says it in words of its own.'),
  drafts: count,
  last: says(
    z.nullable(
      z.strictObject({
        by: z.string(),
        at: z.string(),
      }),
    ),
    'Who changed it last by a release, and when that went live.',
  ),
})

export const textViewAnswer = z.strictObject({
  name: z.string(),
  live: says(z.unknown(), 'What is said now, and what the program itself says.'),
  standard: z.unknown(),
  drafts: z.array(draftOfAnswer),
})

export const versionAnswer = z.strictObject({
  releaseId: z.string(),
  releaseName: z.string(),
  liveAt: z.string(),
  changedBy: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})

export const markAnswer = z.strictObject({
  name: z.enum(markNames),
  svg: says(z.nullable(z.string()), 'null: the shop draws the first letter of its name.'),
})

export const piecePresenceAnswer = z.strictObject({
  others: z.array(z.string()),
})
