import * as z from 'zod/mini'
import type { Area, Street } from '#shop/area/area.ts'
import { type Catalogue, leastMainMealsIn } from '#shop/catalogue.ts'
import type { BestSellers } from '#shop/food/dish-tags.ts'
import { keysOf } from '#shop/keys.ts'
import { lacksOfIssues } from '#shop/lack/lack-of-issue.ts'
import { lackText } from '#shop/lack/lack-text.ts'
import { type Language, languages } from '#shop/language.ts'
import type { MenuWeeks } from '#shop/menu/menu-weeks.ts'
import { usualDelivery } from '#shop/pricing.ts'
import { areasSchema, streetsSchema } from '#shop/shop-data/areas.ts'
import { bestSellersSchema } from '#shop/shop-data/best-sellers.ts'
import { type Brand, brandSchema } from '#shop/shop-data/brand.ts'
import { type ClosedDays, closedDaysSchema, usualClosedDays } from '#shop/shop-data/closed-days.ts'
import { type CutOffs, cutOffsSchema, usualCutOffs } from '#shop/shop-data/cut-offs.ts'
import { type DayLimit, dayLimitsSchema } from '#shop/shop-data/day-limits.ts'
import { type DeliveryTerms, deliveryTermsSchema } from '#shop/shop-data/delivery-terms.ts'
import { languagesSchema } from '#shop/shop-data/languages.ts'
import {
  type LegalEntity,
  legalEntitySchema,
  phoneHoursSaid,
} from '#shop/shop-data/legal-entity.ts'
import { emailsSchema, mailsOver, type OwnEmails } from '#shop/shop-data/mail-texts.ts'
import { type Mark, markSchema } from '#shop/shop-data/mark.ts'
import { menuWeeksSchema, usualWeeks } from '#shop/shop-data/menu-weeks.ts'
import { type Region, regionSchema } from '#shop/shop-data/region.ts'
import type { ShopData } from '#shop/shop-data/shop-data.ts'
import { filledIn, withoutUnneeded, withTexts } from '#shop/shop-data/text-schemas.ts'
import { type Texts, textSchemas } from '#shop/shop-data/texts.ts'
import { usualVatRates, type VatRates, vatRatesSchema } from '#shop/shop-data/vat-rates.ts'
import { offerWords } from '#shop/words/offer-words.ts'
import { saleWords } from '#shop/words/sale-words.ts'
import { legalEntity } from '../config/legal-entity.ts'
import type { CatalogueRows } from '../db/meal/catalogue.ts'
import { defaultTexts } from './default-texts.ts'

/** Cents. */
const giftSchema = z.int().check(z.minimum(1), z.maximum(100_000))

/** Percent. An import computes it from the coupons. */
const firstOrderSchema = z.number().check(z.minimum(0), z.maximum(100))

/** Each noun that an owner writes, by its name in the table `shop_data`. */
export const shopDataSchemas = {
  legal: legalEntitySchema,
  brand: brandSchema,
  delivery: deliveryTermsSchema,
  cutOffs: cutOffsSchema,
  vat: vatRatesSchema,
  closed: closedDaysSchema,
  dayLimits: dayLimitsSchema,
  deliveryAreas: areasSchema,
  streets: streetsSchema,
  region: regionSchema,
  gift: giftSchema,
  firstOrder: firstOrderSchema,
  bestSellers: bestSellersSchema,
  languages: languagesSchema,
  menuWeeks: menuWeeksSchema,
  asksAfterMeals: z.boolean(),
  asksPin: z.boolean(),
  logo: markSchema,
  icon: markSchema,
  ...textSchemas,
  emails: emailsSchema(defaultTexts.emails),
} as const

export type ShopDataName = keyof typeof shopDataSchemas

export const shopDataNames = keysOf(shopDataSchemas)
export const textNames = [...keysOf(textSchemas), 'emails'] as const

export const defaultBrand: Brand = { name: { el: 'Γάστρα', en: 'Gastra' }, colours: null }

/** Bytes of one row: more than any text needs, and little enough to keep in memory. */
const mostBytes = 400_000

/** What is wrong with one noun of an owner, a sentence each, such as "hero.title.en is empty". */
export function shopDataTroubles(name: ShopDataName, data: unknown): string[] {
  const read = readOne(name, data)
  return 'troubles' in read ? read.troubles : []
}

function readOne(name: ShopDataName, data: unknown): { value: unknown } | { troubles: string[] } {
  const bytes = Buffer.byteLength(JSON.stringify(data) ?? '')
  if (bytes > mostBytes) return { troubles: [`is too large: ${bytes} bytes, at most ${mostBytes}`] }
  const schema: z.ZodMiniType = shopDataSchemas[name]
  const parsed = z.safeParse(schema, data, { reportInput: true })
  if (parsed.success) return { value: parsed.data }
  return {
    troubles: lacksOfIssues(parsed.error.issues).map(({ path, lack }) =>
      [path.map(String).join('.'), lackText(lack, 'en')].filter(Boolean).join(' '),
    ),
  }
}

/** Reads what the table holds; a bad one is told to `log`, and the program's own stands in. */
export function shopDataFrom(
  rows: Readonly<Record<string, unknown>>,
  log: (message: string) => void = () => {},
  { plans, timePeriods, meals, ...offered }: SoldThings = nothingSold,
): ShopData {
  function own<Value>(name: ShopDataName): Value | null {
    if (!Object.hasOwn(rows, name)) return null
    const read = readOne(name, rows[name])
    if ('value' in read) return read.value as Value
    for (const trouble of read.troubles.slice(0, 5))
      log(`shop data ${name}: ${trouble}; the program’s own is used`)
    return null
  }
  const brand = own<Brand>('brand') ?? defaultBrand
  const legal = own<LegalEntity>('legal') ?? legalEntity
  const written = Object.fromEntries(
    keysOf(textSchemas).map((name): [string, object] => [
      name,
      { ...defaultTexts[name], ...own<object>(name) },
    ]),
  ) as Texts
  const data = {
    brand,
    legalEntity: legal,
    delivery: own<DeliveryTerms>('delivery') ?? usualDelivery,
    cutOffs: own<CutOffs>('cutOffs') ?? usualCutOffs,
    vatRates: own<VatRates>('vat') ?? usualVatRates,
    closedDays: own<ClosedDays>('closed') ?? usualClosedDays,
    dayLimits: own<DayLimit[]>('dayLimits') ?? [],
    areas: own<Area[]>('deliveryAreas') ?? [],
    streets: own<Street[]>('streets') ?? [],
    region: own<Region>('region'),
    gift: own<number>('gift'),
    firstOrder: own<number>('firstOrder'),
    bestSellers: own<BestSellers>('bestSellers'),
    languages: own<Language[]>('languages') ?? languages,
    menuWeeks: own<MenuWeeks>('menuWeeks') ?? usualWeeks,
    asksAfterMeals: own<boolean>('asksAfterMeals') ?? false,
    asksPin: own<boolean>('asksPin') ?? false,
    logo: own<Mark>('logo'),
    icon: own<Mark>('icon'),
  }
  const holidays = { has: () => false, weekdays: data.closedDays.weekdays }
  const sold = { ...data, holidays, timePeriods, plans, meals }
  const goals = written['plan-goals'].items
  const named = (lang: Language) => {
    const sale = saleWords(sold, lang)
    return {
      ...sale,
      ...offerWords({ plans, meals, ...offered, goals }, sale, lang),
      ...inLanguage(legal, lang),
      phoneHours: phoneHoursSaid(legal),
      shop: brand.name[lang],
      leastMainMeals: `${leastMainMealsIn(plans)}`,
    }
  }
  return {
    ...data,
    texts: {
      ...filledTexts(written, named),
      emails: mailsOver(defaultTexts.emails, own<OwnEmails>('emails') ?? {}),
    },
  }
}

type SoldThings = Pick<CatalogueRows, 'timePeriods' | 'spots' | 'paymentTypes'> &
  Pick<Catalogue, 'plans' | 'meals'> & { readonly portions: Catalogue['codes']['portions'] }

const nothingSold: SoldThings = {
  ...{ plans: new Map(), timePeriods: [], meals: [] },
  ...{ spots: [], paymentTypes: [], portions: [] },
}

function inLanguage(legal: LegalEntity, lang: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(legal).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : value[lang],
    ]),
  )
}

function filledTexts(
  texts: Texts,
  named: (lang: Language) => Readonly<Record<string, string>>,
): Texts {
  const [el, en] = [named('el'), named('en')]
  const filled = withTexts(withoutUnneeded(texts, el), text => ({
    el: filledIn(text.el, el),
    en: filledIn(text.en, en),
  }))
  const items = filled.policies.items.map(page => ({
    ...page,
    updated: filledIn(page.updated, el),
  }))
  return { ...filled, policies: { ...filled.policies, items } }
}
