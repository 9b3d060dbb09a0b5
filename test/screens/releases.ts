import type { Page } from 'playwright-core'
import type { Json } from '#shop/merge/merge.ts'
import type { PieceKind } from '#shop/publishing/release.ts'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { mondayOf } from '#shop/schedule/weekday.ts'
import { type AskDesk, deskCallsOf } from './desk-calls.ts'

/** The ids of releases to look at, by what is the matter with them. */
export type ShownReleases = Record<'full' | 'lacking' | 'planned' | 'waiting' | 'live', string>

type Fields = { readonly [field: string]: Json }
type Draft = { kind: PieceKind; piece: string; seen: Json; value: Json }

/** Drafts of every kind, and a release in each of its states: the demo has none of them. */
export async function releasesOf(page: Page, shop: string): Promise<ShownReleases> {
  await page.goto(`${shop}/desk/releases`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return makeReleases(deskCallsOf(page), athensDate(Date.now()))
}

const names = {
  full: 'Χειμερινό μενού',
  lacking: 'Φακοσαλάτα στο μενού',
  planned: 'Τιμές του νέου έτους',
  waiting: 'Ταχίνι στη συνταγή',
  live: 'Ελάχιστη παραγγελία στις ερωτήσεις',
}

async function makeReleases(ask: AskDesk, today: string): Promise<ShownReleases> {
  const known = await ask('release-collection', {})
  const made = Object.entries(names).flatMap(([state, name]) => {
    const found = known.find(release => release.name === name)
    return found ? [[state, found.id]] : []
  })
  if (made.length === Object.keys(names).length) return Object.fromEntries(made)
  const write = async (state: keyof typeof names, drafts: Draft[]) =>
    (await ask('drafts-write', { into: { name: names[state] }, drafts })).releaseId
  const dish = async (slug: string) => (await ask('dish-one', { slug })).live as unknown as Fields

  const faq = (await ask('words-one', { name: 'faq' })).live as unknown as { items: Fields[] }
  const answered = { el: 'Ναι: τέσσερα κυρίως φτάνουν.', en: 'Yes: four main meals will do.' }
  const live = await write('live', [
    {
      ...{ kind: 'text', piece: 'faq', seen: faq as unknown as Json },
      value: {
        ...faq,
        items: faq.items.map(item =>
          item.slug === 'minimum-order' ? { ...item, answer: answered } : item,
        ),
      } as unknown as Json,
    },
  ])
  await ask('release-publish', { releaseId: live, at: null })

  const mousakas = await dish('mousakas')
  const planned = await write('planned', [
    {
      ...{ kind: 'dish', piece: 'mousakas', seen: mousakas },
      value: { ...mousakas, prices: { ...(mousakas.prices as Fields), regular: 7.9 } },
    },
  ])
  const later = `${addDays(mondayOf(today), 21)}T06:00`
  await ask('release-publish', { releaseId: planned, at: later })

  const lacking = await write('lacking', [
    {
      ...{ kind: 'dish', piece: 'fakosalata', seen: null },
      value: { name: { el: 'Φακοσαλάτα με ψητά καρότα', en: '' }, type: 'main-meal' },
    },
  ])

  // Of what is sold already, so that it waits.
  const { dishes } = await ask('board-one', {})
  const sold = dishes.filter(one => one.sold.length > 0).map(({ slug }) => slug)
  const slug = sold.includes('kotopoulo-lemonato') ? 'kotopoulo-lemonato' : (sold[0] ?? '')
  const touched = await dish(slug)
  const portions = Object.keys(touched.prices as Fields)
  const tahini = Object.fromEntries(portions.map(portion => [portion, 5]))
  const waiting = await write('waiting', [
    {
      ...{ kind: 'dish', piece: slug, seen: touched },
      value: { ...touched, recipe: { ...(touched.recipe as Fields), tahini } },
    },
  ])
  const { gate } = await ask('release-one', { releaseId: waiting })
  await ask('release-publish', { releaseId: waiting, at: null, ...(gate && { seen: gate.seen }) })

  return {
    full: await write('full', await allKinds(ask, today)),
    lacking,
    planned,
    waiting,
    live,
  }
}

/** One change of each kind, so that a release shows how it says all of them. */
async function allKinds(ask: AskDesk, today: string): Promise<Draft[]> {
  const { calendar } = await ask('board-one', {})
  // The demo's own weeks stand about Christmas.
  const monday = [28, 35, 42, 49]
    .map(days => addDays(mondayOf(today), days))
    .find(week => !calendar.some(({ id }) => id === week))
  if (!monday) throw new Error('every week of the screens follows a template')
  const gemista = (await ask('dish-one', { slug: 'gemista' })).live as unknown as Fields
  const feta = (await ask('ingredient-one', { id: 'feta' })).live as unknown as Fields
  const mails = (await ask('words-one', { name: 'emails' })).live as unknown as Fields
  const { plans, vat } = await ask('terms-one', {})
  const { windows, spots } = await ask('places-one', {})
  const { areas } = await ask('area-collection', {})
  const { kitchen } = await ask('calendar-one', { year: today.slice(0, 4) })
  const chalandri = areas.find(({ id }) => id === 'chalandri')?.live as unknown as Fields
  const morning = windows.find(({ id }) => id === 'morning')?.live as unknown as Fields
  const spot = spots.find(({ id }) => id === 'marousi')?.live as unknown as Fields
  const plan = plans.live as unknown as { singleOrder: Fields }
  const subject = {
    el: 'Η παραγγελία {{orderNumber}} μπήκε στην κουζίνα',
    en: 'Order {{orderNumber}} is in the kitchen',
  }
  const recipe = gemista.recipe as { readonly [id: string]: Fields }
  return [
    {
      ...{ kind: 'dish', piece: 'gemista', seen: gemista },
      value: {
        ...gemista,
        name: { el: 'Γεμιστά με ρύζι και κουκουνάρι', en: 'Gemista with rice and pine nuts' },
        prices: { ...(gemista.prices as Fields), hero: 8.9 },
        tags: ['new'],
        newUntil: addDays(today, 30),
        weekdays: ['monday', 'wednesday'],
        recipe: { ...recipe, 'rice-short': { ...recipe['rice-short'], regular: 140 } },
      },
    },
    {
      ...{ kind: 'ingredient', piece: 'feta', seen: feta },
      value: { ...feta, traces: ['nuts'], costPerKg: 9.8, yield: 0.95 },
    },
    {
      ...{ kind: 'coupon', piece: 'cheimonas', seen: null },
      value: {
        ...{ id: 'cheimonas', code: 'XEIMONAS15', name: { el: 'Χειμώνας', en: 'Winter' } },
        ...{ benefit: { percent: 15 }, minSubtotal: 40, until: addDays(today, 60), uses: 200 },
      },
    },
    {
      ...{ kind: 'closed-day', piece: addDays(monday, 3), seen: null },
      value: {
        ...{ from: addDays(monday, 3), to: addDays(monday, 4) },
        reason: { el: 'Απογραφή', en: 'Stocktaking' },
      },
    },
    {
      ...{ kind: 'template-week', piece: 'winter', seen: null },
      value: {
        ...{ id: 'winter', name: { el: 'Χειμώνας', en: 'Winter' } },
        dishes: { gemista: [], mousakas: ['monday', 'friday'] },
      },
    },
    {
      ...{ kind: 'calendar-week', piece: monday, seen: null },
      value: { week: monday, template: 'winter' },
    },
    {
      ...{ kind: 'capacity', piece: 'capacity', seen: kitchen },
      value: { ...(kitchen as Fields), portionsPerMeal: 90 },
    },
    {
      ...{ kind: 'day-limit', piece: addDays(today, 1), seen: null },
      value: {
        ...{ date: addDays(today, 1), deliveries: 40, windows: { morning: 30 } },
        dishes: { gemista: 40 },
      },
    },
    {
      ...{ kind: 'text', piece: 'emails', seen: mails },
      value: {
        ...mails,
        items: (mails.items as readonly Fields[]).map(mail =>
          mail.code === 'order-confirmed' ? { ...mail, subject } : mail,
        ),
      } as Json,
    },
    {
      ...{ kind: 'terms', piece: 'plans', seen: plan as unknown as Json },
      value: { ...plan, singleOrder: { ...plan.singleOrder, minTotal: 28 } } as unknown as Json,
    },
    {
      ...{ kind: 'terms', piece: 'delivery', seen: null },
      value: { fee: 3.5, freeFromMainMeals: 8, freeFromWeeklyMainMeals: 5 },
    },
    {
      ...{ kind: 'terms', piece: 'vat', seen: vat.live as Json },
      value: { ...(vat.live as Fields), extras: 24 },
    },
    {
      ...{ kind: 'area', piece: 'chalandri', seen: chalandri },
      value: { ...chalandri, served: false },
    },
    {
      ...{ kind: 'window', piece: 'morning', seen: morning },
      value: { ...morning, to: '12:30' },
    },
    {
      ...{ kind: 'spot', piece: 'marousi', seen: spot },
      value: {
        ...spot,
        hours: { el: 'Δευτέρα έως Παρασκευή, 10:00-20:00', en: 'Monday to Friday, 10:00-20:00' },
      },
    },
  ]
}
