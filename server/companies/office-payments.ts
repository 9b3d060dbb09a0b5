import type { SpotPaymentType } from '#shop/address/spot.ts'
import type { OfficeForm } from '#shop/people/company-form.ts'
import type { ActCall } from '../calls/desk-hook.ts'

export type NewOffice = OfficeForm & {
  readonly emailDomains: readonly string[]
  readonly onAccount: boolean
  /** The office whose terms it takes over; none: it begins without an allowance. */
  readonly like?: string | undefined
}

/** Ways to pay as for deliveries, and on the company's account where that is agreed. */
export function paymentsFor(
  { catalogue }: ActCall,
  spotId: string,
  { onAccount }: Pick<NewOffice, 'onAccount'>,
): SpotPaymentType[] {
  const typesByCode = new Map(catalogue.paymentTypes.map(type => [type.code, type]))
  const door = [...catalogue.spots.values()].find(({ kind }) => kind === 'delivery')
  const types = catalogue.paymentTypes.filter(type => type.spotId === door?.id)
  const account =
    [...typesByCode.values()].find(({ provider }) => provider === 'account') ?? onTheAccount
  return [...types, ...(onAccount ? [account] : [])].map(type => ({
    ...type,
    id: `${spotId}-${type.code}`,
    spotId,
  }))
}

const onTheAccount: Omit<SpotPaymentType, 'id' | 'spotId'> = {
  code: 'account',
  provider: 'account',
  name: { el: 'Χρέωση της εταιρείας', en: 'On the company’s account' },
  description: {
    el: 'Δεν πληρώνεις τώρα. Ό,τι ξεπερνά το ποσό της ημέρας το τακτοποιείς με την εταιρεία σου.',
    en: 'You pay nothing now. You settle anything over the daily amount with your company.',
  },
}
