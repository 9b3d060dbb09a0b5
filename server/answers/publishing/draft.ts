import * as z from 'zod/mini'
import { inBoth, says } from '../named.ts'
import { lackAnswer } from './release.ts'

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
