import { describe, expect, test } from 'vitest'
import { missingIn } from './catalogue.ts'
import { lacksToOpen, type OpeningCode, type OpeningFacts, openingLines } from './opening.ts'

const text = (word: string) => ({ el: word, en: word })

/** A small shop with all that it needs, and nothing that is only advised. */
const catalogue = {
  brand: { name: text('Νόστιμο'), colours: null },
  legalEntity: {
    legalName: text('ΝΟΣΤΙΜΟ Ι.Κ.Ε.'),
    vat: '094014201',
    taxOffice: text('ΔΟΥ Καλαμαριάς'),
    gemi: '122754201000',
    address: text('Τσιμισκή 50, Θεσσαλονίκη'),
    phone: '2310 361 111',
    email: 'hello@nostimo.gr',
    privacyEmail: 'privacy@nostimo.gr',
    policyDate: '2026-10-01',
  },
  languages: ['el', 'en'],
  areas: [{ id: 'centre', name: text('Κέντρο'), served: true }],
  spots: new Map([['home', { id: 'home', kind: 'delivery', name: text('Στην πόρτα') }]]),
  timePeriods: [{ id: 'morning', code: 'morning', from: '09:00', to: '13:00' }],
  delivery: { fee: 200, freeFromMainMeals: 6, freeFromWeeklyMainMeals: 12 },
  meals: [{ slug: 'fakes', type: 'main-meal', name: text('Φακές') }],
  plans: new Map([['p1', { id: 'p1', type: 'daily' }]]),
  paymentTypes: [{ id: 't1', code: 'card', provider: 'viva' }],
} as unknown as OpeningFacts['catalogue']

const bare: OpeningFacts = {
  catalogue,
  pictured: new Set(),
  unwritten: ['policies', 'faq'],
  providers: ['viva'],
  isTest: false,
  sender: null,
  hasDocuments: false,
  order: 'none',
  backupDays: null,
}
const needed: OpeningCode[] = ['name', 'legal', 'area', 'windows', 'dish', 'plans', 'payments']

const withCatalogue = (more: object): OpeningFacts => ({
  ...bare,
  catalogue: { ...catalogue, ...more },
})
const line = (facts: OpeningFacts, code: OpeningCode) =>
  openingLines(facts).find(one => one.code === code)
const lacks = (facts: OpeningFacts) => lacksToOpen(openingLines(facts))

describe('17.02 what a shop needs to open', () => {
  test('a shop with all of it opens, whatever is only advised', () => {
    expect(lacks(bare)).toEqual([])
    expect(openingLines(bare).flatMap(({ code, isNeeded }) => (isNeeded ? [code] : []))).toEqual(
      needed,
    )
  })

  test.each<[OpeningCode, object]>([
    ['name', { brand: { name: { el: 'Το μαγαζί μας', en: 'Our shop' }, colours: null } }],
    ['name', { brand: { name: { el: 'Γάστρα', en: 'Gastra' }, colours: null } }],
    ['legal', { legalEntity: { ...catalogue.legalEntity, vat: '800000002' } }],
    ['legal', { legalEntity: { ...catalogue.legalEntity, email: 'a@shop.example' } }],
    ['area', { areas: [{ ...catalogue.areas[0], served: false }] }],
    ['area', { spots: new Map() }],
    ['windows', { timePeriods: [] }],
    ['dish', { meals: [{ slug: 'tzatziki', type: 'extras', name: text('Τζατζίκι') }] }],
    ['plans', { plans: new Map() }],
    ['payments', { paymentTypes: [] }],
    ['payments', { paymentTypes: [{ code: 'account', provider: 'account' }] }],
  ])('without %s it does not', (code, more) => {
    expect(lacks(withCatalogue(more))).toEqual([code])
  })

  test('a counter is a place too, and so is payment on delivery a way to pay', () => {
    const counter = { id: 'c', kind: 'takeaway', name: text('Πάγκος') }
    expect(lacks(withCatalogue({ areas: [], spots: new Map([['c', counter]]) }))).toEqual([])
    const door = withCatalogue({ paymentTypes: [{ code: 'door', provider: 'door' }] })
    expect(lacks({ ...door, providers: [] })).toEqual([])
    expect(line({ ...door, providers: [] }, 'payments')?.words).toEqual(['door'])
  })

  test('a way to pay whose provider has no keys is none', () => {
    expect(lacks({ ...bare, providers: ['stripe'] })).toEqual(['payments'])
  })

  test('what can open lacks nothing without which its pages say that it opens soon', () => {
    expect(missingIn(catalogue)).toEqual([])
  })
})

test('17.02 each line has its arguments, and what is advised is done when it is', () => {
  expect(
    line(withCatalogue({ legalEntity: { ...catalogue.legalEntity, gemi: '0000' } }), 'legal'),
  ).toMatchObject({ isDone: false, words: ['gemi'] })
  expect(line(bare, 'fees')?.figures).toEqual([200, 6])
  expect(line(bare, 'pictures')?.names).toEqual([text('Φακές')])
  expect(line({ ...bare, pictured: new Set(['fakes']) }, 'pictures')?.isDone).toBe(true)
  expect(line({ ...bare, unwritten: ['faq'] }, 'texts')?.isDone).toBe(true)
  expect(line({ ...bare, sender: 'hello@nostimo.gr' }, 'mails')?.isDone).toBe(true)
  expect(line({ ...bare, order: 'paid' }, 'order')).toMatchObject({
    isDone: false,
    words: ['paid'],
  })
  expect(line({ ...bare, order: 'refunded' }, 'order')?.isDone).toBe(true)
  expect(line({ ...bare, backupDays: 6.5 }, 'backup')).toMatchObject({ isDone: true, figures: [6] })
  expect(line({ ...bare, backupDays: 8 }, 'backup')?.isDone).toBe(false)
})
