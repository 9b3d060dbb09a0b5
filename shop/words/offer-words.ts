import type { Spot, SpotPaymentType } from '../address/spot.ts'
import { byBank } from '../bank-transfer.ts'
import { soldPlans } from '../catalogue.ts'
import { atDoor } from '../door-payment.ts'
import type { Language } from '../language.ts'
import { type Code, type Meal, type PortionCode, portionCodes } from '../meal.ts'
import { isPaidOnline, type WayOfPayment } from '../payment-provider.ts'
import { type DietCode, mainMealsADay, type Plan, portionFor } from '../plan/plan.ts'
import { listed } from './said-lists.ts'
import type { SaleWords } from './sale-words.ts'

/** What texts say of plans, portions, counters and money, in one language; empty where there is nothing to say. */
type OfferWords = {
  /** "A single order or a plan for 1, 2 or 4 weeks" */
  readonly orderKinds: string
  /** "Plans run for 1, 2 or 4 weeks and arrive in two deliveries a week." */
  readonly plansArrive: string
  /** "For plans: 2€ per delivery, free from 12 main meals a week." */
  readonly planCost: string
  /** "one or two main meals a day" */
  readonly mealsADay: string
  /** "“Fewer calories” means Regular and with “I’ll choose” you pick the portion of each meal"; empty where no goal has one. */
  readonly goalPortions: string
  /** "Four portions"; empty where each main meal has one. */
  readonly portionCount: string
  readonly smallestPortion: string
  readonly largestPortion: string
  /** The counters by name, or how many. */
  readonly counters: string
  /** "by card or e-payment on the provider’s page, or in cash or by card when you receive it" */
  readonly waysToPay: string
}

type Offered = {
  readonly plans: ReadonlyMap<string, Plan>
  readonly meals: readonly Meal[]
  readonly spots: readonly Pick<Spot, 'kind' | 'name'>[]
  readonly paymentTypes: readonly Pick<SpotPaymentType, 'provider'>[]
  readonly portions: readonly Code[]
  /** What each goal is called. */
  readonly goals: readonly {
    readonly code: DietCode
    readonly name: Readonly<Record<Language, string>>
  }[]
}

/** Words that follow from what the shop offers, so that no page says what is not so (§9). */
export function offerWords(
  offered: Offered,
  { weeks, deliveries, planFee }: Pick<SaleWords, 'weeks' | 'deliveries' | 'planFee'>,
  lang: Language,
): OfferWords {
  const say = said[lang]
  const sold = soldPlans(offered)
  const weekly = sold.filter(({ type }) => type === 'weekly')
  const isSingle = sold.some(({ type }) => type === 'daily')
  return {
    orderKinds: say.kinds(isSingle, weeks),
    plansArrive: weeks && say.plansArrive(weeks, deliveries),
    planCost: weeks && say.planCost(planFee),
    mealsADay: say.mealsADay([...new Set(weekly.map(mainMealsADay))].toSorted()),
    goalPortions: goalPortions(offered, sold, lang),
    ...portionWords(offered, lang),
    counters: counters(offered.spots, lang),
    waysToPay: waysToPay(offered.paymentTypes, lang),
  }
}

function goalPortions({ goals, portions }: Offered, sold: readonly Plan[], lang: Language): string {
  const say = said[lang]
  const offered = goals.filter(({ code }) => sold.some(({ dietCode }) => dietCode === code))
  const withPortion = offered.filter(({ code }) => portionFor(code) !== null)
  if (withPortion.length === 0) return ''
  return listed(
    offered.map(({ code, name }) => {
      const portion = portionFor(code)
      if (portion === null) return say.ownChoice(name[lang])
      const isFirst = code === withPortion[0]?.code
      return say.goal(name[lang], nameOf(portion, portions, lang), isFirst)
    }),
    lang,
    'and',
  )
}

function portionWords(
  { meals, portions }: Offered,
  lang: Language,
): Pick<OfferWords, 'portionCount' | 'smallestPortion' | 'largestPortion'> {
  const mains = meals.filter(({ type }) => type === 'main-meal').flatMap(({ builds }) => builds)
  const sold = portionCodes.filter(code => mains.some(({ portion }) => portion === code))
  const [smallest, largest] = [sold[0], sold.at(-1)]
  if (!smallest || !largest || smallest === largest)
    return { portionCount: '', smallestPortion: '', largestPortion: '' }
  return {
    portionCount: said[lang].portionCount[sold.length] ?? '',
    smallestPortion: nameOf(smallest, portions, lang),
    largestPortion: nameOf(largest, portions, lang),
  }
}

function nameOf(code: PortionCode, portions: readonly Code[], lang: Language): string {
  const portion = portions.find(other => other.code === code)
  return (portion?.short ?? portion?.name)?.[lang] ?? code
}

const mostNamed = 4

function counters(spots: Offered['spots'], lang: Language): string {
  const names = spots.filter(({ kind }) => kind === 'takeaway').map(({ name }) => name[lang])
  return names.length > mostNamed ? said[lang].counters(names.length) : names.join(', ')
}

function waysToPay(types: Offered['paymentTypes'], lang: Language): string {
  const has = (ofWay: (way: WayOfPayment) => boolean) =>
    types.some(({ provider }) => ofWay(provider))
  const say = said[lang]
  const ways = [
    ...(has(isPaidOnline) ? [say.online] : []),
    ...(has(way => way === atDoor) ? [say.door] : []),
    ...(has(way => way === byBank) ? [say.bank] : []),
  ]
  return ways.join(`, ${say.or} `)
}

const said = {
  el: {
    or: 'ή',
    kinds: (isSingle: boolean, weeks: string) =>
      [isSingle && 'Μεμονωμένη παραγγελία', weeks && `${isSingle ? 'πλάνο' : 'Πλάνο'} για ${weeks}`]
        .filter(Boolean)
        .join(' ή '),
    plansArrive: (weeks: string, deliveries: string) =>
      `Τα πλάνα διαρκούν ${weeks} και έρχονται σε ${deliveries} την εβδομάδα.`,
    planCost: (fee: string) => `Στα πλάνα: ${fee}.`,
    mealsADay: (counts: readonly number[]) =>
      counts.length === 0
        ? ''
        : `${listed(
            counts.map(count => ['', 'ένα', 'δύο', 'τρία'][count] ?? `${count}`),
            'el',
            'or',
          )} ${counts.at(-1) === 1 ? 'κυρίως γεύμα' : 'κυρίως γεύματα'} την ημέρα`,
    goal: (name: string, portion: string, isFirst: boolean) =>
      `«${name}» ${isFirst ? 'σημαίνει μερίδα ' : ''}${portion}`,
    ownChoice: (name: string) => `με το «${name}» επιλέγεις μερίδα για κάθε γεύμα`,
    portionCount: ['', '', 'Δύο μερίδες', 'Τρεις μερίδες', 'Τέσσερις μερίδες'],
    counters: (count: number) => `${count} σημεία`,
    online: 'με κάρτα ή ηλεκτρονική πληρωμή στη σελίδα του παρόχου',
    door: 'με μετρητά ή κάρτα όταν παραλαμβάνεις',
    bank: 'με έμβασμα στον λογαριασμό μας',
  },
  en: {
    or: 'or',
    kinds: (isSingle: boolean, weeks: string) =>
      [isSingle && 'A single order', weeks && `${isSingle ? 'a' : 'A'} plan for ${weeks}`]
        .filter(Boolean)
        .join(' or '),
    plansArrive: (weeks: string, deliveries: string) =>
      `Plans run for ${weeks} and arrive in ${deliveries} a week.`,
    planCost: (fee: string) => `For plans: ${fee}.`,
    mealsADay: (counts: readonly number[]) =>
      counts.length === 0
        ? ''
        : `${listed(
            counts.map(count => ['', 'one', 'two', 'three'][count] ?? `${count}`),
            'en',
            'or',
          )} main ${counts.at(-1) === 1 ? 'meal' : 'meals'} a day`,
    goal: (name: string, portion: string, _isFirst: boolean) => `“${name}” means ${portion}`,
    ownChoice: (name: string) => `with “${name}” you pick the portion of each meal`,
    portionCount: ['', '', 'Two portions', 'Three portions', 'Four portions'],
    counters: (count: number) => `${count} places`,
    online: 'by card or e-payment on the provider’s page',
    door: 'in cash or by card when you receive it',
    bank: 'by transfer to our account',
  },
} as const
