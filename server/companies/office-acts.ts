import type { Company, Spot } from '#shop/address/spot.ts'
import type { Text } from '#shop/language.ts'
import type { OfficeForm } from '#shop/people/company-form.ts'
import { refuseAtDesk } from '#shop/people/refusal.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import type { ActCall, Acted, No } from '../calls/desk-hook.ts'
import { addOffice, officeOf, retireOffice, writeOffice } from '../db/company/offices.ts'
import { readNeeds } from '../db/meal/catalogue-needs.ts'
import { lockCatalogue } from '../db/meal/catalogue-writing.ts'
import { type NewOffice, paymentsFor } from './office-payments.ts'
import { freeId, namedIn, placeOf } from './office-place.ts'
import { isOpen, type OnCompany, onLocked, subjectOf } from './on-company.ts'

export async function companyCreate(
  call: ActCall,
  input: NewOffice,
): Promise<Acted<{ companyId: string }> | No> {
  const { tx } = call
  await lockCatalogue(tx)
  const like = input.like === undefined ? null : await officeOf(tx, input.like)
  if (input.like !== undefined && !(like && isOpen(like))) return refuseAtDesk('company-not-found')
  const place = placeOf(call, input)
  if (isRefusal(place)) return place
  const name = namedIn(input)
  const id = await freeId(call, name)
  const terms = like?.spot.company ?? noTerms
  const company: Company = { ...terms, welcome: welcomeOf(), emailDomains: input.emailDomains }
  const spot: Spot = { id, slug: id, kind: 'company', name, address: place, company }
  await addOffice(tx, spot, paymentsFor(call, id, input))
  const { allowance, emailDomains } = company
  return {
    data: { companyId: id },
    deed: {
      subject: subjectOf(id),
      changes: {
        name: { from: null, to: name.en },
        domains: { from: [], to: emailDomains },
        ...(allowance > 0 && { allowance: { from: 0, to: allowance / 100 } }),
      },
    },
  }
}

/** Renames or moves an office. Its orders keep the address that they were sent to. */
export function companyUpdate(
  call: ActCall,
  input: OnCompany & OfficeForm,
): Promise<Acted<null> | No> {
  return onLocked<null>(call, input, async ({ spot }) => {
    const place = placeOf(call, input)
    if (isRefusal(place)) return place
    const { address } = spot
    const isHere =
      address &&
      (['number', 'postcode'] as const).every(field => address[field] === place[field]) &&
      address.municipality.el === place.municipality.el
    // For the same door the map's old point is better than the middle of the area.
    const where = isHere ? { ...place, lat: address.lat, lng: address.lng } : place
    const next = { ...spot, name: namedIn(input), address: where }
    if (JSON.stringify(next) === JSON.stringify(spot)) return refuseAtDesk('nothing-changes')
    await writeOffice(call.tx, next)
    const isMoved = JSON.stringify(where) !== JSON.stringify(address)
    const changes = {
      ...(next.name.en !== spot.name.en && { name: { from: spot.name.en, to: next.name.en } }),
      ...(isMoved && { address: { from: 'earlier', to: 'other' } }),
    }
    return { data: null, deed: { subject: subjectOf(spot.id), changes } }
  })
}

type Closing = { readonly members: number; readonly unpaidCarts: boolean }

/** Closes an office to which no open order goes; its people stay customers of the shop. */
export function companyClose(
  call: ActCall,
  input: OnCompany & { reason: string },
): Promise<Acted<Pick<Closing, 'members'>> | No> {
  return onLocked(call, input, async ({ spot, members }) => {
    const none = { meal: [], plan: [], time_period: [] }
    const [need] = await readNeeds(call.tx, { ...none, spot: [spot.id] })
    if (need && need.orders.length > 0)
      return refuseAtDesk('company-has-orders', { orders: need.orders })
    await retireOffice(call.tx, spot.id, new Date(call.now))
    const changes = {
      status: { from: 'opened', to: 'closed' },
      members: { from: members, to: 0 },
    }
    return {
      data: { members },
      deed: { subject: subjectOf(spot.id), changes, reason: input.reason },
    }
  })
}

const noTerms = { allowance: 0, timePeriodIds: [], terms: {} }

function welcomeOf(): Text {
  return {
    el: 'Τα γεύματα έρχονται μαγειρεμένα στο γραφείο.',
    en: 'Meals come to the office, freshly cooked.',
  }
}
