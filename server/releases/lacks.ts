import { type Lack, lack } from '#shop/lack/lack.ts'
import type { Piece } from '#shop/publishing/release.ts'
import type { ReleaseLack } from '#shop/publishing/release-lack.ts'
import { documentNames, documents } from '../folder/layout.ts'
import { fieldOf, type Problem } from '../folder/problem.ts'

export function lackOf({ file, path, lack, piece }: Problem<Lack>): ReleaseLack {
  const document = documentNames.find(name => documents[name].file === file)
  const field = fieldOf(path)
  return piece
    ? { ...lack, piece, file: null, field }
    : { ...lack, piece: null, file: document ?? null, field }
}

/** Nobody has approved the recipe of a dish or a component. */
export function notApproved({ piece }: { readonly piece: Piece }): ReleaseLack {
  return { ...lack('recipe-not-approved'), piece, file: null, field: 'recipe' }
}

/** It was approved when the release was published, and changed since. */
export function approvedBefore({ piece }: { readonly piece: Piece }): ReleaseLack {
  return { ...lack('recipe-changed'), piece, file: null, field: 'recipe' }
}

/** A row of the database that no folder can hold. */
export function brokenRow(fault: string): ReleaseLack {
  return { ...lack('broken-row', { fault }), piece: null, file: null, field: '' }
}
