import * as z from 'zod/mini'
import type { Json } from '#shop/merge/merge.ts'
import { pieceKinds, releaseNameForm, wallClock } from '#shop/publishing/release.ts'
import { lineChoices } from '#shop/publishing/sold-line.ts'
import { markNames } from '#shop/shop-data/mark.ts'
import { createdAnswer } from '../answers/named.ts'
import {
  draftedAnswer,
  draftsWrittenAnswer,
  pictureViewAnswer,
} from '../answers/publishing/draft.ts'
import {
  askedAnswer,
  lineOffersAnswer,
  releaseLineSettleAnswer,
} from '../answers/publishing/gate.ts'
import {
  deskIngredientsAnswer,
  dishViewAnswer,
  ingredientViewAnswer,
  listedDishAnswer,
} from '../answers/publishing/menu.ts'
import {
  plannedReleaseAnswer,
  releaseAnswer,
  releaseViewAnswer,
} from '../answers/publishing/release.ts'
import {
  markAnswer,
  piecePresenceAnswer,
  textRowAnswer,
  textViewAnswer,
  versionAnswer,
} from '../answers/publishing/text.ts'
import { act, read } from '../calls/desk-hook.ts'
import { id, nothing, slug, versionMark } from '../calls/hook-fields.ts'
import { textFileNames } from '../folder/layout.ts'
import { recipeApprove } from './approval.ts'
import { releaseAsk } from './customer-question.ts'
import { draftDrop, draftsWrite, draftWrite } from './draft-acts.ts'
import { dishCollection, dishOne } from './food.ts'
import { ingredientCollection, ingredientOne } from './ingredients.ts'
import { releaseLineOne, releaseLineSettle } from './line-settling.ts'
import { markCollection, markUpdate } from './marks.ts'
import { pictureOne } from './pictures.ts'
import { releaseCollection } from './release-list.ts'
import { releaseOne } from './release-view.ts'
import {
  releaseCreate,
  releaseDelete,
  releasePublish,
  releaseRevert,
  releaseUndo,
} from './releases.ts'
import { pieceHistory, piecePresence, wordsCollection, wordsOne } from './words.ts'

/** Most letters of one thing. The longest text of the program, the policies, has a quarter of it. */
const mostLetters = 100_000
/** A thing in the shape of its file; null deletes it. It may lack things, and is then not published. */
const value = z
  .unknown()
  .check(
    z.refine(json => json !== undefined && JSON.stringify(json).length <= mostLetters),
  ) as unknown as z.ZodMiniType<Json>
/** Most drafts of one call: a week's board, with room. */
const mostDrafts = 200
const release = z.object({ releaseId: id })
const thing = z.object({
  kind: z.enum(pieceKinds),
  piece: z.string().check(z.regex(/^[\w-]{1,80}$/)),
})
const piece = z.extend(thing, release.shape)

const soldLine = z.extend(release, { deliveryId: id, itemId: id })
function nameEachOnce(drafts: readonly { readonly kind: string; readonly piece: string }[]) {
  return new Set(drafts.map(({ kind, piece }) => `${kind} ${piece}`)).size === drafts.length
}

/** What releases can be asked: a row a call, in one table however long it is. */
export const releaseHooks = {
  'release-collection': read(nothing, releaseCollection, {
    says: 'Drafts, what is planned, and what went live last.',
    answers: z.array(releaseAnswer),
  }),
  'release-one': read(release, releaseOne, {
    says: 'What a release changes, and what keeps it from being published.',
    answers: releaseViewAnswer,
    refuses: ['release-not-found'],
  }),
  'release-create': act(releaseNameForm, releaseCreate, {
    says: 'Begins a release: changes of the catalogue that go live together.',
    answers: createdAnswer,
  }),
  'release-delete': act(release, releaseDelete, {
    says: 'Throws a draft away with all that is in it.',
    answers: z.null(),
    refuses: ['release-not-found', 'release-not-draft', 'role-not-allowed'],
  }),
  'release-publish': act(
    z.extend(release, { at: z.nullable(wallClock), seen: z.optional(versionMark) }),
    releasePublish,
    {
      says: 'Plans a release for a wall time in Athens, or lets it go live at once. All of it goes live in one transaction.',
      answers: plannedReleaseAnswer,
      refuses: [
        'release-not-found',
        'release-not-draft',
        'release-instant',
        'release-empty',
        'release-lacks',
        'release-touches',
        'role-not-allowed',
      ],
    },
  ),
  'release-undo': act(release, releaseUndo, {
    says: 'Makes a planned release a draft again, until its instant.',
    answers: z.null(),
    refuses: ['release-not-found', 'release-not-planned', 'role-not-allowed'],
  }),
  'release-revert': act(release, releaseRevert, {
    says: 'Begins a release that puts back what another one changed.',
    answers: createdAnswer,
    refuses: ['release-not-found', 'release-not-live', 'role-not-allowed'],
  }),
  'release-ask': act(release, releaseAsk, {
    says: 'Mails each customer whose sold line waits for their choice; those asked a day ago are reminded.',
    answers: askedAnswer,
    refuses: ['release-not-found', 'release-not-planned', 'nobody-to-ask'],
  }),
  'release-line-one': read(soldLine, releaseLineOne, {
    says: 'What the customer of a sold line may choose.',
    answers: lineOffersAnswer,
    refuses: ['line-not-open'],
  }),
  'release-line-settle': act(
    z.extend(soldLine, {
      choice: z.enum(lineChoices),
      byId: z.optional(id),
      note: z.string().check(z.trim(), z.minLength(1, 'required-field'), z.maxLength(500)),
    }),
    releaseLineSettle,
    {
      says: 'Writes down what a customer chose on the phone for a sold line, and does it. The note says who said so and when.',
      answers: releaseLineSettleAnswer,
      refuses: [
        'line-not-open',
        'change-not-possible',
        'item-not-found',
        'meal-sold-out',
        'schedule-menu-is-full',
      ],
    },
  ),
  'draft-write': act(z.extend(piece, { seen: value, value }), draftWrite, {
    says: 'Writes what somebody makes of a dish, an ingredient, a coupon, a closed day, the capacity, a text, a term, a window or a spot. `seen` is what they began with: fields that a colleague changed meanwhile stay, and the same field in two ways is refused.',
    answers: draftedAnswer,
    refuses: [
      'piece-not-found',
      'release-not-found',
      'release-not-draft',
      'draft-changed',
      'role-not-allowed',
    ],
  }),
  'drafts-write': act(
    z.object({
      into: z.union([release, releaseNameForm]),
      drafts: z
        .array(z.extend(thing, { seen: value, value }))
        .check(z.minLength(1), z.maxLength(mostDrafts), z.refine(nameEachOnce)),
    }),
    draftsWrite,
    {
      says: 'Writes drafts of several things, all of them or none, into a release or into one that is begun with them.',
      answers: draftsWrittenAnswer,
      refuses: [
        'piece-not-found',
        'release-not-found',
        'release-not-draft',
        'draft-changed',
        'role-not-allowed',
      ],
    },
  ),
  'draft-drop': act(piece, draftDrop, {
    says: 'Takes a thing out of a release.',
    answers: z.null(),
    refuses: ['role-not-allowed', 'piece-not-found', 'release-not-found', 'release-not-draft'],
  }),
  'dish-collection': read(nothing, dishCollection, {
    says: 'All dishes with their prices, allergens and open drafts.',
    answers: z.array(listedDishAnswer),
  }),
  'dish-one': read(z.object({ slug }), dishOne, {
    says: 'A dish as the catalogue’s folder writes it, and what open releases make of it.',
    answers: dishViewAnswer,
    refuses: ['piece-not-found'],
  }),
  'words-collection': read(nothing, wordsCollection, {
    says: 'All texts of the shop, and who changed each last.',
    answers: z.array(textRowAnswer),
  }),
  'words-one': read(z.object({ name: z.enum(textFileNames) }), wordsOne, {
    says: 'A text as the shop says it, the program’s own words, and what open releases make of it.',
    answers: textViewAnswer,
  }),
  'picture-one': read(z.object({ piece: z.string().check(z.regex(/^[\w-]{1,80}$/)) }), pictureOne, {
    says: 'A place for a picture: its shape, what is shown there, and what open releases would show.',
    answers: pictureViewAnswer,
    refuses: ['piece-not-found'],
  }),
  'mark-collection': read(nothing, markCollection, {
    says: 'The logo and the icon of the shop, where the owner has them.',
    answers: z.array(markAnswer),
  }),
  'mark-update': act(
    z.object({
      name: z.enum(markNames),
      file: z.nullable(z.string().check(z.maxLength(400_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))),
    }),
    markUpdate,
    {
      says: 'Puts a logo or an icon, an SVG or PNG in base64, in place at once; null takes it away.',
      answers: z.null(),
      refuses: ['mark-unsafe', 'mark-shape', 'mark-large', 'mark-small', 'picture-broken'],
    },
  ),
  'piece-history': read(thing, pieceHistory, {
    says: 'Who made what of a dish, a text or another thing, and when it went live.',
    answers: z.array(versionAnswer),
    refuses: ['piece-not-found'],
  }),
  'piece-presence': read(thing, piecePresence, {
    says: 'Says that somebody has a thing open, and answers who else has.',
    answers: piecePresenceAnswer,
    refuses: ['piece-not-found'],
  }),
  'ingredient-collection': read(nothing, ingredientCollection, {
    says: 'All ingredients with what is known of them, and the dishes that hold them.',
    answers: deskIngredientsAnswer,
  }),
  'ingredient-one': read(z.object({ id: slug }), ingredientOne, {
    says: 'An ingredient as the catalogue’s folder writes it, what open releases make of it, the dishes that hold it, and how much of them is sold.',
    answers: ingredientViewAnswer,
    refuses: ['piece-not-found'],
  }),
  'recipe-approve': act(piece, recipeApprove, {
    says: 'Approves the recipe of a dish or a component as a release has it: it becomes a version that is never changed.',
    answers: z.null(),
    refuses: ['piece-not-found', 'release-not-found', 'release-not-draft'],
  }),
}
