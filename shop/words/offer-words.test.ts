import { expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { offerWords } from './offer-words.ts'
import { saleWords } from './sale-words.ts'

const { plans, meals, codes } = demoShop
const offered = {
  ...{ plans, meals, spots: [...demoShop.spots.values()], paymentTypes: demoShop.paymentTypes },
  ...{ portions: codes.portions, goals: demoShop.texts['plan-goals'].items },
}
const words = (other: Partial<typeof offered> = {}, lang: 'el' | 'en' = 'el') =>
  offerWords(
    { ...offered, ...other },
    { ...saleWords({ ...demoShop, plans: other.plans ?? plans }, lang), planFee: '2€' },
    lang,
  )
const plansOf = (isKept: (plan: (typeof soldPlans)[number]) => boolean) =>
  new Map(soldPlans.filter(isKept).map(plan => [plan.id, plan]))
const soldPlans = [...plans.values()]

test('9.27 the demo says which plans, portions and payments it has', () => {
  expect(words()).toEqual({
    orderKinds: 'Μεμονωμένη παραγγελία ή πλάνο για 1, 2 ή 4 εβδομάδες',
    plansArrive:
      'Τα πλάνα διαρκούν 1, 2 ή 4 εβδομάδες και έρχονται σε δύο παραδόσεις την εβδομάδα.',
    planCost: 'Στα πλάνα: 2€.',
    mealsADay: 'ένα ή δύο κυρίως γεύματα την ημέρα',
    goalPortions:
      '«Λιγότερες θερμίδες» σημαίνει μερίδα Κανονική, «Ισορροπία» Γενναία, «Περισσότερη ενέργεια και πρωτεΐνη» Ηρωική και με το «Διαλέγω εγώ» επιλέγεις μερίδα για κάθε γεύμα',
    portionCount: 'Τέσσερις μερίδες',
    smallestPortion: 'Κανονική',
    largestPortion: 'Θρυλική',
    counters: expect.stringMatching(/,|σημεία/),
    waysToPay: 'με κάρτα ή ηλεκτρονική πληρωμή στη σελίδα του παρόχου',
  })
  expect(words({}, 'en')).toMatchObject({
    orderKinds: 'A single order or a plan for 1, 2 or 4 weeks',
    mealsADay: 'one or two main meals a day',
    portionCount: 'Four portions',
  })
})

test('9.27 a shop without plans says nothing of them, and one of plans alone no single order', () => {
  expect(words({ plans: plansOf(({ type }) => type === 'daily') })).toMatchObject({
    ...{ orderKinds: 'Μεμονωμένη παραγγελία', plansArrive: '', planCost: '', mealsADay: '' },
  })
  const oneWeek = plansOf(({ type, weeks }) => type === 'weekly' && weeks === 1)
  expect(words({ plans: oneWeek }, 'en')).toMatchObject({
    orderKinds: 'A plan for 1 week',
    plansArrive: 'Plans run for 1 week and arrive in two deliveries a week.',
  })
  expect(words({ plans: new Map() })).toMatchObject({ orderKinds: '', goalPortions: '' })
})

test('9.27 the goals and portions are those that it sells', () => {
  const goals = plansOf(({ dietCode }) => dietCode === 'bal' || dietCode === 'ic')
  expect(words({ plans: goals }, 'en').goalPortions).toBe(
    '“Balance” means Brave and with “I’ll choose” you pick the portion of each meal',
  )
  const own = plansOf(({ dietCode }) => dietCode === 'ic')
  expect(words({ plans: own }).goalPortions).toBe('')
  const only = (...kept: string[]) =>
    meals.map(meal => ({ ...meal, builds: meal.builds.filter(b => kept.includes(b.portion)) }))
  expect(words({ meals: only('brave', 'hero') }, 'en')).toMatchObject({
    ...{ portionCount: 'Two portions', smallestPortion: 'Brave', largestPortion: 'Hero' },
  })
  expect(words({ meals: only('regular') })).toMatchObject({
    ...{ portionCount: '', smallestPortion: '', largestPortion: '' },
  })
})

test('9.27 counters are named while they are few', () => {
  const counter = (name: string) =>
    ({ kind: 'takeaway', name: { el: name, en: name } }) as (typeof offered.spots)[number]
  expect(words({ spots: [] }).counters).toBe('')
  expect(words({ spots: ['Α', 'Β'].map(counter) }).counters).toBe('Α, Β')
  expect(words({ spots: ['1', '2', '3', '4', '5'].map(counter) }, 'en').counters).toBe('5 places')
})

test('9.27 says each way to pay that some place takes; a company’s account is nobody else’s', () => {
  const pay = (...providers: ('viva' | 'door' | 'bank' | 'account')[]) =>
    words({ paymentTypes: providers.map(provider => ({ provider })) as never[] }, 'en').waysToPay
  expect(pay('door')).toBe('in cash or by card when you receive it')
  expect(pay('viva', 'door', 'bank')).toBe(
    'by card or e-payment on the provider’s page, or in cash or by card when you receive it, or by transfer to our account',
  )
  expect(pay('account')).toBe('')
})
