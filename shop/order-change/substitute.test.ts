import { expect, test } from 'vitest'
import { demoShop } from '../../test/demo-shop.ts'
import { paidOrderOf } from '../../test/orders/changeable.ts'
import { endlessKitchen, type Kitchen } from '../capacity/capacity.ts'
import { isRefusal } from '../refusal/refusal.ts'
import { effectOf, ownPart } from './order-change.ts'
import { substitute, substitutesFor } from './substitute.ts'

/** Monday 23 November 2026, 10:00 in Athens. */
const monday = Date.parse('2026-11-23T08:00:00Z')
const plans = ['single-bal', 'weekly-bal-7-7-1', 'weekly-wl-7-14-4-b']
const gains = ['sesame']

/** Each sold line of each plan, with what its customer may have in its place. */
function choices(kitchen: Kitchen = endlessKitchen) {
  const at = { catalogue: demoShop, kitchen }
  return plans
    .map(plan => paidOrderOf(plan, monday))
    .flatMap(order =>
      order.deliveries.flatMap(delivery =>
        delivery.items.map(({ buildId }) => {
          const offers = substitutesFor(order, delivery, { buildId, gains }, at)
          return { order, delivery, buildId, offers }
        }),
      ),
    )
}

function buildOf(id: string) {
  const found = demoShop.builds.get(id)
  if (!found) throw new Error(`the demo has no build ${id}`)
  return found
}

test('13.26 what is offered instead is of the same kind and portion, and brings no new allergen', () => {
  const all = choices()
  expect(all.filter(({ offers }) => offers.length > 0).length).toBeGreaterThan(20)
  for (const { delivery, buildId, offers } of all) {
    const lost = buildOf(buildId)
    const held = delivery.items.flatMap(item => {
      const { allergens, traces } = buildOf(item.buildId).build
      return [...allergens, ...traces]
    })
    expect(offers.length).toBeLessThanOrEqual(6)
    for (const { meal, build } of offers) {
      expect([meal.type, build.portion]).toEqual([lost.meal.type, lost.build.portion])
      expect(delivery.items.map(({ mealId }) => mealId)).not.toContain(meal.id)
      for (const code of [...build.allergens, ...build.traces]) {
        expect(held).toContain(code)
        expect(gains).not.toContain(code)
      }
    }
  }
})

test('a kitchen that has nothing left of a dish does not offer it', () => {
  expect(choices({ ...endlessKitchen, left: () => 0 }).flatMap(({ offers }) => offers)).toEqual([])
})

test('13.26 what was not offered is refused, and what was takes all portions of the lost one', () => {
  const at = { catalogue: demoShop, kitchen: endlessKitchen }
  const found = choices().find(({ offers }) => offers.length > 0)
  if (!found) throw new Error('nothing is offered')
  const { order, delivery, buildId, offers } = found
  const line = { deliveryId: delivery.id, buildId, gains }
  expect(substitute(order, { ...line, byId: buildId }, at)).toMatchObject({
    refused: 'item-not-found',
  })
  const byId = offers[0]?.build.id ?? ''
  const changed = substitute(order, { ...line, byId }, at)
  if (isRefusal(changed)) throw new Error(changed.refused)
  const ids = changed.deliveries[0]?.items.map(item => item.buildId)
  expect(ids).toContain(byId)
  expect(ids).not.toContain(buildId)
  // Cents that the customer would pay; the shop bears them, up to 3 euros a portion.
  const { sums } = effectOf(order, changed, 0)
  const portions = delivery.items.find(item => item.buildId === buildId)?.amount ?? 0
  expect(ownPart(sums) - ownPart(order.totals)).toBeLessThanOrEqual(300 * portions)
})
