import type { Area } from '../area/area.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Language, Text } from '../language.ts'
import type { PortionCode } from '../meal.ts'
import { shortMoney } from '../money.ts'
import { deliveriesPerWeek, longestKept } from '../plan/plan-deliveries.ts'
import { holidayIds } from '../schedule/holiday.ts'
import { openWeekdays, type TimePeriod } from '../schedule/schedule.ts'
import { type FeeWords, feeWords } from './fee-words.ts'
import { counted, daysSaid, deliveriesSaid, listed } from './said-lists.ts'

/** What texts say of where, when and how long, in one language; empty where there is nothing to say. */
export type SaleWords = FeeWords & {
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
  /** "4 days": the longest that a main dish keeps. */
  readonly shelfDays: string
  /** "two deliveries" */
  readonly deliveries: string
  /** ", except on public holidays"; empty where the shop opens them all. */
  readonly exceptHolidays: string
  readonly orderHours: string
  readonly changeHours: string
  /** "20€" */
  readonly gift: string
  /** "20%" */
  readonly firstOrder: string
  /** "about 380–480 kcal": a main meal in each portion; empty: none is sold in it. */
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
    return `${about[lang]} ${least === most ? least : `${least}–${most}`} kcal`
  }
  return { regularKcal: range('regular'), braveKcal: range('brave'), heroKcal: range('hero') }
}

function tens(figure: number, round: 'floor' | 'ceil'): number {
  return Math[round](figure / 10) * 10
}

function isDearer({ fee, freeFromMainMeals, freeFromWeeklyMainMeals }: Area): boolean {
  return [fee, freeFromMainMeals, freeFromWeeklyMainMeals].some(term => term !== undefined)
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

const inArea: Text = { el: 'στην περιοχή', en: 'in' }
const inAreas: Text = { el: 'στις περιοχές', en: 'in' }
const about: Text = { el: 'περίπου', en: 'about' }
const weekNames = { el: ['εβδομάδα', 'εβδομάδες'], en: ['week', 'weeks'] } as const
const dayNames = { el: ['ημέρα', 'ημέρες'], en: ['day', 'days'] } as const
