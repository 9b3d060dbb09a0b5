import type { LucideIcon } from 'lucide-react'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Building2 from 'lucide-react/icons/building-2'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarOff from 'lucide-react/icons/calendar-off'
import Carrot from 'lucide-react/icons/carrot'
import CookingPot from 'lucide-react/icons/cooking-pot'
import DoorOpen from 'lucide-react/icons/door-open'
import Euro from 'lucide-react/icons/euro'
import History from 'lucide-react/icons/history'
import Inbox from 'lucide-react/icons/inbox'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Quote from 'lucide-react/icons/quote'
import Receipt from 'lucide-react/icons/receipt'
import Route from 'lucide-react/icons/route'
import Scale from 'lucide-react/icons/scale'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Soup from 'lucide-react/icons/soup'
import Store from 'lucide-react/icons/store'
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import Utensils from 'lucide-react/icons/utensils'
import Van from 'lucide-react/icons/van'
import type { Words } from '../text/el/index.ts'

type Screen = keyof Words['frame']['screens']

/** In the menu and on the first page. They stand apart from the screens: a device of the shop loads none of them. */
export function ScreenIcon({ of, className }: { of: Screen; className?: string }) {
  const Icon = icons[of]
  return <Icon size={20} aria-hidden="true" className={className} />
}

const icons: Readonly<Record<Screen, LucideIcon>> = {
  opening: DoorOpen,
  day: Soup,
  kitchen: CookingPot,
  packing: ShoppingBag,
  routes: Route,
  drive: Van,
  counter: Store,
  orders: Receipt,
  inbox: Inbox,
  dishes: Utensils,
  ingredients: Carrot,
  board: LayoutGrid,
  calendar: CalendarOff,
  releases: CalendarClock,
  money: Euro,
  coupons: BadgePercent,
  companies: Building2,
  terms: Truck,
  words: Quote,
  people: Users,
  devices: TabletSmartphone,
  limits: Scale,
  deeds: History,
}
