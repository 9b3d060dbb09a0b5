import { canRate } from '#shop/delivering/dish-rating.ts'
import { doorPin, isPinAsked } from '#shop/delivering/door-pin.ts'
import { trackStage } from '#shop/delivering/tracking.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { arrivalAt, halfHour, hasLeft, vanNow } from '#shop/route/arrival.ts'
import { athensDate, athensInstant } from '#shop/schedule/schedule.ts'
import type { TrackAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { named } from '../catalogue/meal-answer.ts'
import { toldOf } from '../db/day/outcomes.ts'
import { routesOn } from '../db/day/routes.ts'
import { trackedDelivery } from '../db/day/tracked.ts'
import { isClosedNow } from '../packing/closed-now.ts'
import { wishMark } from '../production/live-bag.ts'

type Tracked = NonNullable<Awaited<ReturnType<typeof trackedDelivery>>>

/** Where a delivery is, for the holder of its link. It tells no name and no address (spec 20.11). */
export async function orderTrackOne(
  call: Call,
  { token }: { readonly token: string },
): Promise<TrackAnswer | Refusal> {
  const { db, lang, catalogue, now } = call
  const delivery = await trackedDelivery(db, token)
  if (!delivery || delivery.orderStatus === 'not-paid') return refuse('link-expired')
  const { date, timePeriod, spot, items, isFrozen } = delivery
  const isPacked = isClosedNow(delivery.closed, { notes: wishMark(delivery.notes), items })
  const hasEnded = delivery.orderStatus === 'canceled' || delivery.orderStatus === 'not-accepted'
  const status = hasEnded ? 'canceled' : delivery.status
  const { route, own } = await routeOf(call, delivery)
  const way = wayOf(call, { ...delivery, isPacked }, route)
  const { address, hours } = catalogue.spots.get(spot.id) ?? {}
  const stage = trackStage({ status, isFrozen, isPacked, isOut: way.isOut })
  const isAwaited = (status === 'planned' || status === 'not-met') && date === athensDate(now)
  const asksPin = isAwaited && isPinAsked(catalogue, spot.kind)
  return {
    number: delivery.number,
    date,
    from: timePeriod.from,
    to: timePeriod.to,
    stage,
    pin: asksPin ? doorPin(token) : null,
    outcome: own?.outcome ?? null,
    at: own?.at?.toISOString() ?? null,
    arrival: way.arrival,
    before: way.before,
    counter:
      spot.kind === 'takeaway'
        ? {
            name: spot.name[lang],
            address: address ? `${address.street[lang]} ${address.number}` : '',
            hours: hours?.[lang] ?? '',
          }
        : null,
    canRate: catalogue.asksAfterMeals === true && canRate({ status, date }, athensDate(now)),
    isAsked: delivery.customer?.isAsked ?? false,
    told: delivery.told && {
      wish: delivery.told.wish,
      at: new Date(delivery.told.at).toISOString(),
    },
    items: items.map(({ mealId, slug, name, portion, amount }) => ({
      ...{ mealId, slug, amount, name: name[lang], liked: delivery.ratings[mealId] ?? null },
      portion: named(catalogue.codes.portions, portion, lang).name,
    })),
  }
}

async function routeOf({ db }: Call, { id, date, timePeriod, status }: Tracked) {
  const saved = status === 'planned' ? await routesOn(db, date) : []
  const van = saved
    .find(({ timePeriodId }) => timePeriodId === timePeriod.id)
    ?.vans.find(({ stops }) => stops.some(({ deliveries }) => deliveries.includes(id)))
  // Of its own van alone, since many customers look at once.
  const ofVan = van?.stops.flatMap(({ deliveries }) => deliveries) ?? []
  const bags = await toldOf(db, [id, ...ofVan])
  const route = van && vanNow(van, bags, { date, timePeriodId: timePeriod.id })
  return { route, own: bags.find(({ delivery }) => delivery === id) }
}

function wayOf(
  { now }: Call,
  { id, date, timePeriod, isPacked }: Tracked & { readonly isPacked: boolean },
  route: ReturnType<typeof vanNow> | undefined,
): Pick<TrackAnswer, 'arrival' | 'before'> & { readonly isOut: boolean } {
  const leaves = athensInstant(date, timePeriod.from)
  const coming = route && arrivalAt(route.van, id, { leaves, told: route.told, now })
  // Days ahead the order of the stops may still change.
  if (!coming || now < athensInstant(date, '00:00'))
    return { arrival: null, before: null, isOut: false }
  const isOut = hasLeft({ leaves, told: route.told, now }, isPacked)
  const { from, to } = halfHour(coming.at)
  return {
    arrival: { from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    before: isOut ? coming.before : null,
    isOut,
  }
}
