import * as z from 'zod/mini'
import { atDoor } from '#shop/door-payment.ts'
import type { WayOfPayment } from '#shop/payment-provider.ts'
import { type TermName, termNames } from '#shop/publishing/release.ts'
import { openHolidaysSchema } from '#shop/shop-data/closed-days.ts'
import { documents } from './layout.ts'
import type { PartOf } from './parts.ts'
import { doorTerms } from './schemas/places.ts'
import { type Slot, slot, withShop } from './slot.ts'

const shopFile = documents.shop.file
const shopFields = documents.shop.schema.shape

const openHolidays = z.strictObject({ holidays: openHolidaysSchema })

/** Terms that price every order; no plan or rate goes as a whole. */
const terms: { readonly [Name in TermName]: Slot<PartOf<'terms'>> } = {
  plans: slot({
    file: documents.plans.file,
    schema: documents.plans.schema,
    stays: true,
    find: ({ plans }) => plans,
    put: (shop, plans) => ({ ...shop, plans }),
  }),
  delivery: slot({
    file: shopFile,
    schema: shopFields.delivery.unwrap(),
    find: ({ shop }) => shop.delivery,
    put: (shop, delivery) => withShop(shop, { delivery }),
  }),
  cutOffs: slot({
    file: shopFile,
    schema: shopFields.cutOffs.unwrap(),
    find: ({ shop }) => shop.cutOffs,
    put: (shop, cutOffs) => withShop(shop, { cutOffs }),
  }),
  openHolidays: slot({
    file: shopFile,
    schema: openHolidays,
    find: ({ shop: { closed } }) => closed?.openHolidays && { holidays: closed.openHolidays },
    put: (shop, opened) => {
      const { openHolidays: _, ...closed } =
        shop.shop.closed ?? shopFields.closed.unwrap().parse({})
      const holidays = opened?.holidays ?? []
      return withShop(shop, {
        closed: { ...closed, ...(holidays.length > 0 && { openHolidays: holidays }) },
      })
    },
  }),
  vat: slot({
    file: shopFile,
    schema: shopFields.vat,
    stays: true,
    find: ({ shop }) => shop.vat,
    put: (shop, vat) => withShop(shop, { vat }),
  }),
  bestSellers: slot({
    file: shopFile,
    schema: shopFields.bestSellers.unwrap(),
    find: ({ shop }) => shop.bestSellers,
    put: (shop, bestSellers) => withShop(shop, { bestSellers }),
  }),
  door: slot({
    file: documents.places.file,
    schema: doorTerms,
    find: ({ places }) => places.payments.find(isAtDoor)?.door,
    put: (shop, door) => {
      const payments = shop.places.payments.map(way => (isAtDoor(way) ? { ...way, door } : way))
      return { ...shop, places: { ...shop.places, payments } }
    },
  }),
}

export function termSlot(name: string): Slot<PartOf<'terms'>> | null {
  return isTerm(name) ? terms[name] : null
}

function isAtDoor({ provider }: { readonly provider: WayOfPayment }): boolean {
  return provider === atDoor
}

function isTerm(name: string): name is TermName {
  return termNames.some(term => term === name)
}
