import * as z from 'zod/mini'
import { lackCodes } from '#shop/lack/lack-text.ts'
import { pieceKinds } from '#shop/publishing/release.ts'
import { catalogueFiles } from '#shop/publishing/release-lack.ts'
import { count, inBoth, says } from '../named.ts'
import { gateAnswer, gateLineAnswer } from './gate.ts'

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

export const dishCodeAnswer = z.strictObject({
  code: z.string(),
  name: inBoth,
  short: z.optional(inBoth),
  description: z.optional(inBoth),
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

export const plannedReleaseAnswer = z.strictObject({
  goesLiveAt: z.string(),
})
