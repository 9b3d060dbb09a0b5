import type { Catalogue } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import { type Municipality, municipalityNamed, servedIn } from '#shop/municipality.ts'
import type { Outside } from '../outside/outside.ts'

type Known = { readonly outside: Outside; readonly areas: Catalogue['areas'] }
type Place = { readonly municipality: string; readonly served: boolean }

/** Attica's municipalities, those marked to which the shop brings now. */
export function areasNow({ outside, areas }: Known): readonly Municipality[] {
  return servedIn(outside.addresses.municipalities, areas ?? null)
}

/** A place as a service knows it, with what this shop says of its municipality. */
export function asServed<Of extends Place>(known: Known, place: Of): Of {
  const area = known.areas && municipalityNamed(place.municipality, areasNow(known))
  return area ? { ...place, served: area.served } : place
}

/** Of the municipalities that share a postcode one that the shop brings to stands for it. */
export async function areaOfPostcode(
  known: Known,
  postcode: string,
  lang: Language,
): Promise<Place | null> {
  const own = areasNow(known).filter(({ postcodes }) => postcodes.includes(postcode))
  const area = known.areas && (own.find(({ served }) => served) ?? own[0])
  if (area) return { municipality: area.name[lang], served: area.served }
  const found = await known.outside.addresses.postcode(postcode, lang)
  return found && asServed(known, found)
}
