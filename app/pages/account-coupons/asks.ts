import type { CouponAnswer } from '#server/answers.ts'
import { formatDay } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { formatEuros } from '#shop/money.ts'
import type { Words } from '../../text/words.ts'

type Asking = Pick<
  CouponAnswer,
  'firstOrder' | 'planTypes' | 'minSubtotal' | 'spots' | 'from' | 'until' | 'state' | 'terms'
>

/** The conditions of a coupon, one short line each. */
export function asksOf(
  { firstOrder, planTypes, minSubtotal, spots, from, until, state, terms }: Asking,
  words: Words['account']['couponsPage'],
  lang: Language,
): string[] {
  const day = (date: string) => formatDay(`${date}T12:00:00Z`, lang)
  const only = planTypes.length === 1 ? planTypes[0] : null
  const lines = [
    firstOrder && words.firstOrder,
    only && words[only],
    minSubtotal > 0 && words.minSubtotal(formatEuros(minSubtotal)),
    spots.length > 0 && words.spots(spots.join(', ')),
  ].filter(line => typeof line === 'string')
  return [
    ...(lines.length > 0 ? lines : [words.anyOrder]),
    ...(terms ? [terms] : []),
    ...(from && state === 'not-yet' ? [words.from(day(from))] : []),
    ...(until ? [words.until(day(until))] : []),
  ]
}
