import type { Language } from '#shop/language.ts'
import type { DietCode } from '#shop/plan/plan.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import type { CartAnswer, MenuMealAnswer } from '../../answers.ts'
import type { Call, CustomerCall } from '../../calls/hook.ts'
import { tokenHashOf } from '../../calls/token.ts'
import {
  cartAddressUpdate,
  cartCreate,
  cartNotesUpdate,
  cartPaymentTypeUpdate,
} from '../../carts/cart.ts'
import { cartScheduleUpdate } from '../../carts/deliveries.ts'
import { cartScheduleMenuUpdate, menuCollection } from '../../carts/items.ts'
import { openSessionFor } from '../../customers/session.ts'
import { payForm } from '../../outside/payments/epay.ts'
import { cartPlace } from '../../placing/cart-place.ts'
import { paymentReturn } from '../../placing/payment-return.ts'
import type { RunningShop } from '../../running-shop.ts'
import { chance, oneOf } from './chance.ts'
import type { Guest } from './guests.ts'
import type { Planned } from './story.ts'

/** A demo shop, and how its test provider's pages are reached. */
export type Stage = {
  readonly shop: RunningShop
  readonly fetch: typeof fetch
}

/** A guest's session at the shop; each call says at which instant it is made. */
export type Visit = (now: number) => CustomerCall

export async function visitOf({ shop }: Stage, guest: Guest, now: number): Promise<Visit> {
  const { id, name, email } = guest
  const customer = { id, name, email }
  const { token } = await openSessionFor(callAt(shop, now, null), customer, undefined)
  return at => ({ ...callAt(shop, at, token), customer })
}

/** What the door would hand to a call; nobody needs to be woken for it. */
export function callAt(shop: RunningShop, now: number, token: string | null): Call {
  const { db, kitchen, outside, config, imagesVersion, closeUps, log } = shop
  const lang: Language = 'el'
  return {
    ...{ db, now, kitchen, outside, config, imagesVersion, closeUps, log, lang },
    catalogue: shop.catalogue(),
    from: '',
    tokenHash: token ? tokenHashOf(token) : null,
    jobs: { soon() {} },
  }
}

/** Fills a cart as a customer would and places it; answers where to pay, null where nothing is. */
export async function placePlanned(
  stage: Stage,
  visit: Visit,
  planned: Planned,
): Promise<string | null> {
  const call = visit(planned.placedAt)
  const { date, timePeriodId, guest } = planned
  const dietCode = oneOf(diets, 'diet', guest.id)
  const { id: cartId } = did(await cartCreate(call, { type: 'daily', dietCode }))
  did(await cartAddressUpdate(call, { cartId, ...(await placeOf(stage, planned)) }))
  const cart = did(await cartScheduleUpdate(call, { cartId, dates: [date], timePeriodId }))
  await fillCart(call, cart, planned)
  const note = noteOf(planned)
  if (note) did(await cartNotesUpdate(call, { cartId, notes: note }))
  await choosePayment(call, cart, planned)
  return did(await cartPlace(call, { cartId, acceptTerms: true })).redirectUrl
}

const diets: readonly DietCode[] = ['bal', 'bal', 'bal', 'wl', 'mg', 'ic']

/** Pays at the test provider's page and comes back; once more does no harm. false: it is too late. */
export async function payPlanned(
  { shop, fetch }: Stage,
  visit: Visit,
  { provider, ref, at }: { provider: string; ref: string; at: number },
): Promise<boolean> {
  const { viva, epay } = shop.config
  if (!viva) return false
  const page = new URL(`/sandbox/pay/${ref}`, viva.legacyUrl)
  const send = (url: URL, fields: Record<string, string>) =>
    fetch(url.href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    })
  if (provider === 'epay' && epay)
    await send(new URL('/sandbox/epay/redirection/pay.aspx', viva.legacyUrl), {
      ...payForm(epay, ref, 'el'),
    })
  await send(page, { outcome: 'approve' })
  const params: Record<string, string> = provider === 'epay' ? { a: ref } : { s: ref }
  const { order } = did(await paymentReturn(visit(at), { provider, params }))
  return order.payment === 'paid'
}

/** A no of the shop ends this order alone. */
export function did<Done>(answer: Done | Refusal): Done {
  if (isRefusal(answer)) throw new Error(`the shop said ${answer.refused}`)
  return answer as Done
}

async function placeOf({ shop }: Stage, { guest, date, place }: Planned) {
  const { phone } = guest
  const counters = [...shop.catalogue().spots.values()].filter(({ kind }) => kind === 'takeaway')
  if (place === 'office') return { spotId: office }
  if (place === 'counter' && counters.length > 0)
    return { spotId: oneOf(counters, 'counter', date, guest.id).id, phone }
  const [, last = ''] = guest.name.split(' ')
  const door = {
    ...{ phone, bell: last, floor: oneOf(floors, 'floor', guest.id) },
    deliveryNotes: chance('hint', guest.id) < 0.2 ? oneOf(hints, 'hint', guest.id) : '',
  }
  if (place === 'typed') return { ...door, ...unknownStreet }
  const { suggestions } = await shop.outside.addresses.suggest(guest.street ?? '', 'el')
  const suggestionId = suggestions.find(({ precise }) => precise)?.id
  if (!suggestionId) throw new Error(`nobody knows ${guest.street}`)
  return { ...door, suggestionId }
}

const office = 'lefka'
/** The built-in streets do not have it, so somebody has to look at it. */
const unknownStreet = {
  street: 'Πάροδος Αγίας Ζώνης',
  number: '9β',
  municipality: 'Αθήνα',
  postcode: '11256',
}
const floors = ['Ισόγειο', '1ος', '2ος', '3ος', '4ος', '5ος', 'Ημιώροφος']
const hints = [
  'Το κουδούνι δεν ακούγεται, πάρτε με τηλέφωνο.',
  'Αφήστε το στον θυρωρό.',
  'Η είσοδος είναι από τον πεζόδρομο.',
  'Προσοχή στον σκύλο, είναι φιλικός.',
]
const notes = [
  'Χωρίς μαχαιροπίρουνα, ευχαριστώ!',
  'Αλλεργία στο σουσάμι.',
  'Μία σακούλα, παρακαλώ.',
]

function noteOf({ guest, date }: Planned): string | null {
  return chance('note', date, guest.id) < 0.12 ? oneOf(notes, 'note', date, guest.id) : null
}

async function fillCart(call: Call, cart: CartAnswer, { guest, date }: Planned): Promise<void> {
  const cartId = cart.id
  const scheduleMenuId = cart.scheduleMenus[0]?.id ?? ''
  const { meals } = did(await menuCollection(call, { cartId, scheduleMenuId }))
  const items = choiceOf(meals, date, guest.id)
  did(await cartScheduleMenuUpdate(call, { cartId, scheduleMenuId, items }))
}

/** Some dishes are much loved; a few people add a breakfast, a snack or something beside. */
function choiceOf(
  meals: readonly MenuMealAnswer[],
  date: string,
  who: string,
): { itemId: string; amount: number }[] {
  const loved = (slug: string) => chance('loved', slug) ** 2 * 0.8 + chance(slug, date, who)
  const sorted = [...meals].sort((a, b) => loved(b.slug) - loved(a.slug))
  const mains = sorted.filter(({ type }) => type === 'main-meal').slice(0, 4 + size(date, who))
  const others = sorted.filter(({ type }) => type !== 'main-meal').slice(0, size(who, date))
  const portion = Math.floor(chance('portion', who) * 3)
  return [...mains, ...others].flatMap(({ slug, builds }) => {
    const build = builds[Math.min(portion, builds.length - 1)]
    const amount = chance('two', slug, who, date) < 0.12 ? 2 : 1
    return build ? [{ itemId: build.id, amount }] : []
  })
}

function size(...words: string[]): number {
  return Math.floor(chance('size', ...words) ** 2 * 4)
}

async function choosePayment(call: Call, { id: cartId }: CartAnswer, { pays, guest }: Planned) {
  if (pays === 'card') return
  const { spots, paymentTypes } = call.catalogue
  const street = [...spots.values()].find(({ kind }) => kind === 'delivery')
  const spotId = pays === 'office' ? office : street?.id
  const wanted = pays === 'office' ? oneOf(['card', 'account'], 'pays', guest.id) : 'epay'
  const type = paymentTypes.find(each => each.spotId === spotId && each.code === wanted)
  if (type) did(await cartPaymentTypeUpdate(call, { cartId, spotPaymentTypeId: type.id }))
}
