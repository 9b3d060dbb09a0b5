import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import UserRound from 'lucide-react/icons/user-round'

/** The pages of the account, in the order of the avatar menu and of the tabs (§2). */
export const accountEntries = [
  { name: 'profile', to: '/account/profile', Icon: UserRound },
  { name: 'orders', to: '/account/orders', Icon: Package },
  { name: 'addresses', to: '/account/addresses', Icon: MapPin },
  { name: 'coupons', to: '/account/coupons', Icon: TicketPercent },
] as const

export type AccountEntry = (typeof accountEntries)[number]['name']

/** A customer who orders to an office has no addresses to choose from (§2). */
export function entriesFor(hasSpots: boolean) {
  return accountEntries.filter(({ name }) => name !== 'addresses' || !hasSpots)
}
