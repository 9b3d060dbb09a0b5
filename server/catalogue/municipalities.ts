import { readFileSync } from 'node:fs'
import { contentFolder } from '#server/folders.ts'
import type { Text } from '#shop/language.ts'
import { type Municipality, municipalityNamed, servedIn } from '#shop/municipality.ts'

type Listed = Municipality & { readonly unit: Text & { readonly code: string } }

const { municipalities } = JSON.parse(
  readFileSync(new URL('attica/municipalities.json', contentFolder), 'utf8'),
) as { municipalities: readonly Listed[] }

/** Attica's 66, as the program has them. */
export const atticaMunicipalities = municipalities

/** The ids of those that a shop brings to; null: as the program has it. */
export function areasServed(areas: readonly string[] | null): ReadonlySet<string> {
  return new Set(servedIn(municipalities, areas).flatMap(({ id, served }) => (served ? [id] : [])))
}

/** By its name in either language; null: it is in no list. */
export function areaNamed(name: string): string | null {
  return municipalityNamed(name, municipalities)?.id ?? null
}
