import * as z from 'zod/mini'
import type { Json } from '#shop/staff-room/merge.ts'
import { pieceKinds, releaseNameForm, wallClock } from '#shop/staff-room/release.ts'
import { id, nothing, slug } from '../calls/hook-fields.ts'
import { saidNames } from '../folder/layout.ts'
import { act, read } from '../staff/desk-hook.ts'
import { draftDrop, draftWrite } from './drafting.ts'
import { dishCollection, dishOne, ingredientCollection } from './food.ts'
import {
  releaseCollection,
  releaseCreate,
  releaseDelete,
  releaseOne,
  releasePublish,
  releaseRevert,
  releaseUndo,
} from './releases.ts'
import { pieceHistory, piecePresence, wordsCollection, wordsOne } from './words.ts'

/** Of one thing: the longest text of the program's own, the policies, has a quarter of it. */
const mostLetters = 100_000
/** A thing as its file writes it; null: it is not there. What it lacks keeps it from being published. */
const value = z
  .unknown()
  .check(
    z.refine(json => json !== undefined && JSON.stringify(json).length <= mostLetters),
  ) as unknown as z.ZodMiniType<Json>
const seen = z.string().check(z.regex(/^[\w-]{22}$/))
const release = z.object({ releaseId: id })
const thing = z.object({
  kind: z.enum(pieceKinds),
  piece: z.string().check(z.regex(/^[\w-]{1,80}$/)),
})
const piece = z.extend(thing, release.shape)

/** What the shop sells, as its people change it: drafts in releases that go live at an instant. */
export const releaseHooks = {
  'release-collection': read(nothing, releaseCollection, {
    says: 'Drafts, what is planned, and what went live last.',
    answers: 'ReleaseRow[]',
  }),
  'release-one': read(release, releaseOne, {
    says: 'What a release changes, and what keeps it from being published.',
    answers: 'ReleaseView',
    refuses: ['release-not-found'],
  }),
  'release-create': act(releaseNameForm, releaseCreate, {
    says: 'Begins a release: changes of the catalogue that go live together.',
    answers: 'id',
  }),
  'release-delete': act(release, releaseDelete, {
    says: 'Throws a draft away with all that is in it.',
    answers: 'null',
    refuses: ['release-not-found', 'release-not-draft'],
  }),
  'release-publish': act(
    z.extend(release, { at: z.nullable(wallClock), seen: z.optional(seen) }),
    releasePublish,
    {
      says: 'Plans a release for a wall time in Athens, or lets it go live at once. All of it goes live in one transaction.',
      answers: 'goesLiveAt',
      refuses: [
        'release-not-found',
        'release-not-draft',
        'release-instant',
        'release-empty',
        'release-lacks',
        'release-touches',
      ],
    },
  ),
  'release-undo': act(release, releaseUndo, {
    says: 'Makes a planned release a draft again, until its instant.',
    answers: 'null',
    refuses: ['release-not-found', 'release-not-planned'],
  }),
  'release-revert': act(release, releaseRevert, {
    says: 'Begins a release that puts back what another one changed.',
    answers: 'id',
    refuses: ['release-not-found', 'release-not-live'],
  }),
  'draft-write': act(z.extend(piece, { seen: value, value }), draftWrite, {
    says: 'Writes what somebody makes of a dish, an ingredient, a coupon, a closed day, the capacity or a text. `seen` is what they began with: fields that a colleague changed meanwhile stay, and the same field in two ways is refused.',
    answers: 'value, others',
    refuses: ['piece-not-found', 'release-not-found', 'release-not-draft', 'draft-changed'],
  }),
  'draft-drop': act(piece, draftDrop, {
    says: 'Takes a thing out of a release.',
    answers: 'null',
    refuses: ['piece-not-found', 'release-not-found', 'release-not-draft'],
  }),
  'dish-collection': read(nothing, dishCollection, {
    says: 'All dishes with their prices, allergens and open drafts.',
    answers: 'slug, name, categories, weekdays, prices, allergens, drafts',
  }),
  'dish-one': read(z.object({ slug }), dishOne, {
    says: 'A dish as the catalogue’s folder writes it, and what open releases make of it.',
    answers: 'slug, live, drafts, codes, prices',
    refuses: ['piece-not-found'],
  }),
  'words-collection': read(nothing, wordsCollection, {
    says: 'All texts of the shop, and who changed each last.',
    answers: 'name, isOwn, drafts, last',
  }),
  'words-one': read(z.object({ name: z.enum(saidNames) }), wordsOne, {
    says: 'A text as the shop says it, the program’s own words, and what open releases make of it.',
    answers: 'name, live, standard, drafts',
  }),
  'piece-history': read(thing, pieceHistory, {
    says: 'Who made what of a dish, a text or another thing, and when it went live.',
    answers: 'releaseId, releaseName, liveAt, changedBy, before, after',
    refuses: ['piece-not-found'],
  }),
  'piece-presence': read(thing, piecePresence, {
    says: 'Says that somebody has a thing open, and answers who else has.',
    answers: 'others',
    refuses: ['piece-not-found'],
  }),
  'ingredient-collection': read(nothing, ingredientCollection, {
    says: 'All ingredients with what is known of them, and the dishes that hold them.',
    answers: 'ingredients, fresh',
  }),
}
