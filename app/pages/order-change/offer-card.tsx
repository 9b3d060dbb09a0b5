import { formatEuros } from '#shop/money.ts'
import type { Output } from '../../call.ts'
import type { Worded } from '../../text/el/index.ts'
import type { consent } from '../../text/el/order-consent.ts'
import { MealPicture } from '../../ui/picture.tsx'

export type Line = Output<'order-consent-one'>['lines'][number]

export type Words = Worded<typeof consent>

export function offerCard(
  { itemId, slug, name, kcal, allergens, traces, back }: Line['offers'][number],
  words: Words,
) {
  const facts = [
    words.kcal(Math.round(kcal)),
    allergens.length > 0 ? words.contains(namesOf(allergens)) : words.none,
    traces.length > 0 && words.mayContain(namesOf(traces)),
  ]
  return {
    value: itemId,
    label: name,
    text: facts.filter(Boolean).join(' · '),
    ...(back > 0 && { note: words.back(formatEuros(back)) }),
    picture: (
      <MealPicture
        slug={slug}
        alt=""
        sizes="(min-width: 37.5rem) 20rem, calc(100vw - 5rem)"
        className="aspect-[16/9] w-full object-cover"
      />
    ),
  }
}

export function namesOf(named: readonly { readonly name: string }[]): string {
  return named.map(({ name }) => name).join(', ')
}
