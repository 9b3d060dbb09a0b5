import * as z from 'zod/mini'
import { isSame, type Json, type Merged, merged } from '#shop/merge/merge.ts'
import type { Piece } from '#shop/publishing/release.ts'
import { type Standard, sparseText, wholeText } from '#shop/shop-data/whole-text.ts'
import { defaultTexts } from '../catalogue/default-texts.ts'
import { defaultBrand, shopDataSchemas } from '../catalogue/shop-data.ts'
import { legalEntity } from '../config/legal-entity.ts'
import { type TextFileName, textFileNames } from '../folder/layout.ts'

function standardOf(name: TextFileName): Standard {
  const schema = shopDataSchemas[name] as z.ZodMiniType
  return { name, words: ownWords(name), isPartial: z.safeParse(schema, {}).success }
}

function ownWords(name: TextFileName): Json {
  if (name === 'brand') return { name: defaultBrand.name }
  if (name === 'legal') return { ...legalEntity }
  const { note: _, ...words } = defaultTexts[name] as unknown as Readonly<Record<string, Json>>
  return words
}

/** A text completed by the program's own words; other things as they are. */
export function wholePiece({ kind, piece }: Piece, value: Json): Json {
  return isText(kind, piece) ? wholeText(standardOf(piece), value) : value
}

/** Merges two edits of a thing; texts are merged as completed. */
export function mergedPiece(piece: Piece, base: Json, mine: Json, theirs: Json): Merged {
  if (piece.kind !== 'text') return merged(base, mine, theirs)
  const whole = (value: Json) => wholePiece(piece, value)
  const { value, conflicts } = merged(whole(base), whole(mine), whole(theirs))
  // Words equal to the program's are stored as none.
  if (mine === null && isSame(value, whole(null))) return { value: null, conflicts }
  return { value: sparseText(standardOf(piece.piece as TextFileName), value, theirs), conflicts }
}

function isText(kind: string, piece: string): piece is TextFileName {
  return kind === 'text' && textFileNames.some(name => name === piece)
}
