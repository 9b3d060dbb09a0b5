import type { Lack } from '../lack/lack.ts'
import type { Piece } from './release.ts'

/** The files of a catalogue's folder that hold one thing each. */
export const catalogueFiles = [
  'shop',
  'places',
  'areas',
  'plans',
  'codes',
  'ingredients',
  'companies',
  'coupons',
  'streets',
  'weeks',
] as const
export type CatalogueFile = (typeof catalogueFiles)[number]

/** A lack that keeps a release from going live, and the thing that it is about. */
export type ReleaseLack = Lack & {
  /** null: it is no thing of a release. */
  readonly piece: Piece | null
  /** Where it stands then; null: in no file. */
  readonly file: CatalogueFile | null
  /** In the thing, or in the file: "prices.hero"; empty: all of it. */
  readonly field: string
}

/** A field that somebody else changed after it was drafted in a release; empty: the whole thing. */
export type Conflict = Piece & { readonly field: string }
