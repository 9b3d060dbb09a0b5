import { byBank } from './bank-transfer.ts'
import { type Catalogue, soldPlans } from './catalogue.ts'
import { atDoor } from './door-payment.ts'
import type { Text } from './language.ts'
import type { PaymentProviderName, WayOfPayment } from './payment-provider.ts'
import { inventedFields, unreachableFields } from './shop-data/legal-entity.ts'

/** What a new shop is looked through for before it opens, in the order in which an owner does it. */
export const openingCodes = [
  'name',
  'legal',
  'languages',
  'area',
  'windows',
  'fees',
  'dish',
  'pictures',
  'plans',
  'logo',
  'texts',
  'mails',
  'payments',
  'documents',
  'order',
  'backup',
] as const
export type OpeningCode = (typeof openingCodes)[number]

const neededCodes: ReadonlySet<OpeningCode> = new Set<OpeningCode>([
  'name',
  'legal',
  'area',
  'windows',
  'dish',
  'plans',
  'payments',
])

/** A code with its arguments: what it names, in each language or as it stands, and whole numbers. */
export type OpeningLine = {
  readonly code: OpeningCode
  readonly isNeeded: boolean
  readonly isDone: boolean
  readonly names: readonly Text[]
  readonly words: readonly string[]
  readonly figures: readonly number[]
}

export type OpeningFacts = {
  readonly catalogue: Catalogue
  /** The slugs of dishes that have a picture. */
  readonly pictured: ReadonlySet<string>
  /** Names of the texts that are the program's own. */
  readonly unwritten: readonly string[]
  /** Those that take payments; tests in a rehearsal. */
  readonly providers: readonly PaymentProviderName[]
  readonly isTest: boolean
  /** Who mails come from; null: they stay files, and nobody gets one. */
  readonly sender: string | null
  readonly hasDocuments: boolean
  /** The furthest that an order came. */
  readonly order: 'none' | 'paid' | 'refunded'
  /** Days since the latest backup; null: there is none. */
  readonly backupDays: number | null
}

/** The names under which no owner opens a shop: the program's, and that of the folder for new ones. */
const standIns: ReadonlySet<string> = new Set(['Γάστρα', 'Το μαγαζί μας'])
const backupDaysMost = 7

/** Looks a shop through, a line for each code. */
export function openingLines(facts: OpeningFacts): OpeningLine[] {
  return openingCodes.map(code => {
    const look = looks[code](facts)
    const isNeeded = neededCodes.has(code)
    return { code, isNeeded, names: [], words: [], figures: [], ...look }
  })
}

/** What keeps the shop from opening; nothing: it can. */
export function lacksToOpen(lines: readonly OpeningLine[]): OpeningCode[] {
  return lines.flatMap(({ code, isNeeded, isDone }) => (isNeeded && !isDone ? [code] : []))
}

type Look = Pick<OpeningLine, 'isDone'> & Partial<Pick<OpeningLine, 'names' | 'words' | 'figures'>>

const looks: Readonly<Record<OpeningCode, (facts: OpeningFacts) => Look>> = {
  name: ({ catalogue: { brand } }) => ({
    isDone: !standIns.has(brand.name.el),
    names: [brand.name],
  }),
  legal: ({ catalogue: { legalEntity } }) => {
    const words = [...inventedFields(legalEntity), ...unreachableFields(legalEntity)]
    return { isDone: words.length === 0, words, names: [legalEntity.legalName] }
  },
  languages: ({ catalogue: { languages } }) => ({ isDone: true, words: languages }),
  area: ({ catalogue }) => {
    const names = placesOf(catalogue)
    return { isDone: names.length > 0, names }
  },
  windows: ({ catalogue: { timePeriods } }) => ({
    isDone: timePeriods.length > 0,
    words: timePeriods.map(({ from, to }) => `${from}–${to}`),
  }),
  fees: ({ catalogue: { delivery } }) => ({
    isDone: true,
    figures: [delivery.fee, delivery.freeFromMainMeals],
  }),
  dish: ({ catalogue: { meals } }) => {
    const names = meals.flatMap(({ type, name }) => (type === 'main-meal' ? [name] : []))
    return { isDone: names.length > 0, names }
  },
  pictures: ({ catalogue: { meals }, pictured }) => {
    const bare = meals.filter(({ slug }) => !pictured.has(slug))
    return {
      isDone: meals.length > 0 && bare.length === 0,
      names: bare.map(({ name }) => name),
    }
  },
  plans: ({ catalogue }) => {
    const sold = soldPlans(catalogue)
    const weekly = sold.filter(({ type }) => type === 'weekly')
    return { isDone: sold.length > 0, figures: [weekly.length] }
  },
  logo: ({ catalogue: { logo, icon } }) => ({ isDone: Boolean(logo ?? icon) }),
  // Terms and privacy are what a customer agrees to; the others may stay as they are.
  texts: ({ unwritten }) => ({ isDone: !unwritten.includes('policies'), words: unwritten }),
  mails: ({ sender }) => ({ isDone: sender !== null, words: sender ? [sender] : [] }),
  payments: ({ catalogue: { paymentTypes }, providers, isTest }) => {
    const ways = paymentTypes.map(({ provider }) => provider)
    const all: readonly WayOfPayment[] = [...providers, byBank, atDoor]
    const words = all.filter(name => ways.includes(name))
    return { isDone: words.length > 0, words, figures: [isTest ? 1 : 0] }
  },
  documents: ({ hasDocuments }) => ({ isDone: hasDocuments }),
  order: ({ order }) => ({ isDone: order === 'refunded', words: [order] }),
  backup: ({ backupDays }) => ({
    isDone: backupDays !== null && backupDays <= backupDaysMost,
    figures: backupDays === null ? [] : [Math.floor(backupDays)],
  }),
}

function placesOf({ areas, spots }: Catalogue): Text[] {
  const all = [...spots.values()]
  const brings = all.some(({ kind }) => kind === 'delivery')
  const served = brings ? areas.filter(({ served }) => served) : []
  const counters = all.filter(({ kind }) => kind !== 'delivery')
  return [...served, ...counters].map(({ name }) => name)
}
