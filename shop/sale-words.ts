import type { Area } from './area/area.ts'
import type { Catalogue } from './catalogue.ts'
import { holidayIds } from './holiday.ts'
import { type Language, locales, type Text } from './language.ts'
import type { PortionCode } from './meal.ts'
import { shortMoney } from './money.ts'
import { deliveriesPerWeek, usualFreshDays } from './plan-deliveries.ts'
import { openWeekdays, type TimePeriod } from './schedule.ts'
import type { DeliveryTerms } from './shop-data/delivery-terms.ts'

/** What texts say of where, when and how long, in one language; empty where there is nothing to say. */
export type SaleWords = {
  /** The region, or the areas by name. */
  readonly region: string
  readonly inRegion: string
  readonly throughout: string
  /** "all over Attica, except the islands", or "in" the areas by name. */
  readonly whereTo: string
  readonly days: string
  readonly windows: string
  readonly weeks: string
  readonly planDays: string
  /** "4 days": the longest that a dish keeps. */
  readonly shelfDays: string
  /** "two deliveries" */
  readonly deliveries: string
  /** ", except on public holidays"; empty where the shop opens them all. */
  readonly exceptHolidays: string
  readonly orderHours: string
  readonly changeHours: string
  /** "Free delivery from 6 main meals" */
  readonly freeDelivery: string
  /** "2€, free from 6 main meals" */
  readonly singleFee: string
  readonly planFee: string
  /** "20€" */
  readonly gift: string
  /** "20%" */
  readonly firstOrder: string
  /** "about 380-480 kcal": a main meal in each portion; empty: none is sold in it. */
  readonly regularKcal: string
  readonly braveKcal: string
  readonly heroKcal: string
}

type Sold = Pick<
  Catalogue,
  | 'areas'
  | 'region'
  | 'gift'
  | 'firstOrder'
  | 'delivery'
  | 'cutOffs'
  | 'closedDays'
  | 'holidays'
  | 'plans'
  | 'meals'
> & { readonly timePeriods: readonly Pick<TimePeriod, 'id' | 'from' | 'to'>[] }

/** Words that follow from what the shop sells, so that no page says what is not so (§9). */
export function saleWords(
  {
    areas,
    region,
    gift,
    firstOrder,
    delivery,
    cutOffs,
    closedDays,
    holidays,
    timePeriods,
    plans,
    meals,
  }: Sold,
  lang: Language,
): SaleWords {
  const served = areas.filter(area => area.served)
  const weekly = [...plans.values()].filter(({ type, retired }) => type === 'weekly' && !retired)
  const figures = (of: 'weeks' | 'daysPerWeek') =>
    [...new Set(weekly.map(plan => plan[of] ?? 0))].sort((one, other) => one - other)
  const names = named(served, lang)
  const throughout = region?.throughout[lang] ?? ''
  const except = region?.except?.[lang]
  return {
    region: region?.name[lang] ?? names,
    inRegion: region?.in[lang] ?? '',
    throughout,
    whereTo: [throughout || placed(served, names, lang), except].filter(Boolean).join(', '),
    days: daysSaid(daysOf(served, openWeekdays(holidays)), lang),
    windows: listed(
      timePeriods
        .filter(({ id }) => served.length === 0 || served.some(area => has(area.windows, id)))
        .map(({ from, to }) => `${from}–${to}`),
      lang,
      'or',
    ),
    weeks: counted(figures('weeks'), lang, weekNames),
    planDays: counted(figures('daysPerWeek'), lang, dayNames),
    deliveries: deliveriesSaid([...new Set(weekly.map(deliveriesPerWeek))], lang),
    shelfDays: counted([longestKept(meals)], lang, dayNames),
    exceptHolidays: exceptHolidays(closedDays, lang),
    orderHours: `${cutOffs.orderHours}`,
    changeHours: `${cutOffs.changeHours}`,
    firstOrder: firstOrder ? `${firstOrder}%` : '',
    gift: gift ? shortMoney(gift) : '',
    ...feeWords(delivery, lang, served.some(isDearer)),
    ...kcalWords(meals, lang),
  }
}

function exceptHolidays({ openHolidays = [] }: Sold['closedDays'], lang: Language): string {
  if (openHolidays.length === 0) return `, ${allHolidays[lang]}`
  return openHolidays.length < holidayIds.length ? `, ${someHolidays[lang]}` : ''
}

const allHolidays: Text = { el: 'εκτός από τις επίσημες αργίες', en: 'except on public holidays' }
const someHolidays: Text = {
  el: 'εκτός από κάποιες επίσημες αργίες',
  en: 'except on some public holidays',
}

function longestKept(meals: Sold['meals']): number {
  const days = meals.map(({ shelfDays = usualFreshDays }) => shelfDays)
  return days.length > 0 ? Math.max(...days) : usualFreshDays
}

function kcalWords(
  meals: Sold['meals'],
  lang: Language,
): Pick<SaleWords, 'regularKcal' | 'braveKcal' | 'heroKcal'> {
  const range = (portion: PortionCode) => {
    const figures = meals
      .filter(({ type }) => type === 'main-meal')
      .flatMap(({ builds }) => builds.filter(build => build.portion === portion))
      .map(build => build.perPortion.kcal)
    if (figures.length === 0) return ''
    const [least, most] = [tens(Math.min(...figures), 'floor'), tens(Math.max(...figures), 'ceil')]
    return `${about[lang]} ${least === most ? least : `${least}-${most}`} kcal`
  }
  return { regularKcal: range('regular'), braveKcal: range('brave'), heroKcal: range('hero') }
}

function tens(figure: number, round: 'floor' | 'ceil'): number {
  return Math[round](figure / 10) * 10
}

function isDearer({ fee, freeFromMainMeals, freeFromWeeklyMainMeals }: Area): boolean {
  return [fee, freeFromMainMeals, freeFromWeeklyMainMeals].some(term => term !== undefined)
}

function feeWords(
  { fee, freeFromMainMeals, freeFromWeeklyMainMeals }: DeliveryTerms,
  lang: Language,
  someDiffer: boolean,
): Pick<SaleWords, 'freeDelivery' | 'singleFee' | 'planFee'> {
  const say = fees[lang]
  const more = someDiffer ? `, ${say.differs}` : ''
  if (fee === 0)
    return {
      freeDelivery: `${say.freeDelivery}${more}`,
      singleFee: `${say.free}${more}`,
      planFee: `${say.free}${more}`,
    }
  const price = shortMoney(fee)
  return {
    freeDelivery: `${say.freeDelivery} ${say.from(freeFromMainMeals)}${more}`,
    singleFee: `${price}, ${say.free} ${say.from(freeFromMainMeals)}${more}`,
    planFee: `${price} ${say.each}, ${say.free} ${say.weekly(freeFromWeeklyMainMeals)}${more}`,
  }
}

const fees = {
  el: {
    free: 'δωρεάν',
    freeDelivery: 'Δωρεάν μεταφορικά',
    from: (meals: number) => `από ${meals} κυρίως γεύματα`,
    each: 'ανά παράδοση',
    weekly: (meals: number) => `από ${meals} κυρίως γεύματα την εβδομάδα`,
    differs: 'σε κάποιες περιοχές διαφέρουν',
  },
  en: {
    free: 'free',
    freeDelivery: 'Free delivery',
    from: (meals: number) => `from ${meals} main meals`,
    each: 'per delivery',
    weekly: (meals: number) => `from ${meals} main meals a week`,
    differs: 'in some areas it differs',
  },
}

const mostNamed = 4

function named(areas: readonly Area[], lang: Language): string {
  return areas.length > mostNamed
    ? ''
    : listed(
        areas.map(({ name }) => name[lang]),
        lang,
        'and',
      )
}

function placed(areas: readonly Area[], names: string, lang: Language): string {
  const word = areas.length === 1 ? inArea[lang] : inAreas[lang]
  return names && `${word} ${names}`
}

function daysOf(areas: readonly Area[], open: readonly number[]): number[] {
  return open.filter(day => areas.length === 0 || areas.some(area => has(area.weekdays, day)))
}

function has<Item>(list: readonly Item[] | undefined, item: Item): boolean {
  return list?.includes(item) ?? true
}

/** "Monday to Friday", "Tuesday and Friday", "every day". */
function daysSaid(days: readonly number[], lang: Language): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (days.length === 7) return everyDay[lang]
  const name = (day: number) => weekdayName(day, lang)
  const isRow = days.length > 2 && last - first === days.length - 1
  return isRow ? `${name(first)} ${to[lang]} ${name(last)}` : listed(days.map(name), lang, 'and')
}

function weekdayName(day: number, lang: Language): string {
  const format = new Intl.DateTimeFormat(locales[lang], { weekday: 'long', timeZone: 'UTC' })
  // 5 January 2026 is a Monday.
  return format.format(Date.UTC(2026, 0, 4 + day))
}

/** "1, 2 or 4 weeks" */
function counted(
  figures: readonly number[],
  lang: Language,
  names: Readonly<Record<Language, readonly [one: string, many: string]>>,
): string {
  if (figures.length === 0) return ''
  const [one, many] = names[lang]
  return `${listed(figures.map(String), lang, 'or')} ${figures.at(-1) === 1 ? one : many}`
}

/** "one or two deliveries" */
function deliveriesSaid(counts: readonly number[], lang: Language): string {
  const words = counts.toSorted().map(count => countWords[lang][count] ?? '')
  const name = deliveryNames[lang][counts.every(count => count === 1) ? 0 : 1]
  return counts.length === 0 ? '' : `${listed(words, lang, 'or')} ${name}`
}

function listed(items: readonly string[], lang: Language, word: 'or' | 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${joined[lang][word]} ${items.at(-1)}`
}

const joined: Readonly<Record<Language, Readonly<Record<'or' | 'and', string>>>> = {
  el: { or: 'ή', and: 'και' },
  en: { or: 'or', and: 'and' },
}
const to: Text = { el: 'έως', en: 'to' }
const inArea: Text = { el: 'στην περιοχή', en: 'in' }
const inAreas: Text = { el: 'στις περιοχές', en: 'in' }
const about: Text = { el: 'περίπου', en: 'about' }
const everyDay: Text = { el: 'κάθε μέρα', en: 'every day' }
const countWords: Readonly<Record<Language, readonly string[]>> = {
  el: ['', 'μία', 'δύο', 'τρεις'],
  en: ['', 'one', 'two', 'three'],
}
const deliveryNames = { el: ['παράδοση', 'παραδόσεις'], en: ['delivery', 'deliveries'] } as const
const weekNames = { el: ['εβδομάδα', 'εβδομάδες'], en: ['week', 'weeks'] } as const
const dayNames = { el: ['ημέρα', 'ημέρες'], en: ['day', 'days'] } as const
