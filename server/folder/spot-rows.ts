import type { Spot, SpotPaymentType } from '#shop/address/spot.ts'
import type { CatalogueRows } from '../db/meal/catalogue.ts'
import type { ShopFolder } from './layout.ts'

export function spotRows({
  places,
  companies,
}: ShopFolder): Pick<CatalogueRows, 'spots' | 'paymentTypes'> {
  const payments = new Map(places.payments.map(payment => [payment.code, payment]))
  const paymentsAt = (spot: { id: string; payments: readonly string[] }): SpotPaymentType[] =>
    spot.payments.flatMap(code => {
      const payment = payments.get(code)
      return payment ? [{ id: `${spot.id}-${code}`, spotId: spot.id, ...payment }] : []
    })
  const offices = companies.map(
    ({
      payments: _,
      windows,
      welcome,
      emailDomains,
      allowance,
      nextAllowance,
      terms,
      ...spot
    }): Spot => ({
      ...spot,
      slug: spot.slug ?? spot.id,
      kind: 'company',
      company: {
        ...{ welcome, emailDomains, allowance, timePeriodIds: windows, terms: terms as never },
        ...(nextAllowance && { nextAllowance }),
      },
    }),
  )
  return {
    spots: [
      ...places.places.map(
        ({ payments: _, ...spot }): Spot => ({
          ...spot,
          slug: spot.slug ?? spot.id,
          address: spot.address ?? null,
        }),
      ),
      ...offices,
    ],
    paymentTypes: [...places.places, ...companies].flatMap(paymentsAt),
  }
}

/** The common fields of places and offices. */
export function spotFile({ id, slug, name }: Spot, paymentTypes: readonly SpotPaymentType[]) {
  const payments = paymentTypes.filter(({ spotId }) => spotId === id).map(({ code }) => code)
  return { id, ...(slug !== id && { slug }), name, payments }
}
