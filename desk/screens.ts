import type { ComponentType } from 'react'
import { type DeskCallName, mayCall } from '#shop/people/calls.ts'
import type { StaffRole } from '#shop/people/staff.ts'
import { isClosed } from './shop.ts'
import type { LaterName, Words } from './text/el/index.ts'

type Page = {
  /** Its address under /desk; `:number` holds a value that the screen reads by `useParams`. */
  readonly path: string
  /** Who may make this call sees the screen. */
  readonly call: DeskCallName
  /** The words that it loads with itself (desk/text). */
  readonly words: readonly LaterName[]
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

type Screen = Page & {
  /** Its name among the words, too (frame.screens, frame.about). */
  readonly path: keyof Words['frame']['screens']
  readonly work: keyof Words['frame']['works']
  /** Only until the shop opens. */
  readonly isOfClosed?: boolean
}

/** The screens in the order of the menu, in one table however long. A new one is a line here, its icon, its words, its folder. */
export const screens: readonly Screen[] = [
  {
    path: 'opening',
    work: 'today',
    call: 'opening-one',
    isOfClosed: true,
    words: ['opening', 'words'],
    load: () => import('./opening/opening.tsx'),
  },
  {
    path: 'day',
    work: 'today',
    call: 'day-one',
    words: ['day', 'outbox'],
    load: () => import('./day/day.tsx'),
  },
  {
    path: 'kitchen',
    work: 'today',
    call: 'kitchen-one',
    words: ['day', 'kitchen', 'outbox'],
    load: () => import('./kitchen/kitchen.tsx'),
  },
  {
    path: 'packing',
    work: 'today',
    call: 'packing-one',
    words: ['day', 'packing', 'outbox', 'scan'],
    load: () => import('./packing/packing.tsx'),
  },
  {
    path: 'routes',
    work: 'today',
    call: 'routes-one',
    words: ['day', 'routes'],
    load: () => import('./routes/routes.tsx'),
  },
  {
    path: 'drive',
    work: 'today',
    call: 'bring-one',
    words: ['day', 'handover', 'outbox', 'scan'],
    load: () => import('./handover/drive.tsx'),
  },
  {
    path: 'counter',
    work: 'today',
    call: 'fetch-one',
    words: ['day', 'handover', 'outbox'],
    load: () => import('./handover/counter.tsx'),
  },
  {
    path: 'orders',
    work: 'today',
    call: 'order-collection',
    words: ['orders', 'bulk'],
    load: () => import('./orders/order-list.tsx'),
  },
  {
    path: 'inbox',
    work: 'today',
    call: 'message-collection',
    words: ['inbox', 'bulk'],
    load: () => import('./inbox/inbox.tsx'),
  },
  {
    path: 'dishes',
    work: 'food',
    call: 'dish-collection',
    words: ['catalogue', 'pantry'],
    load: () => import('./dishes/dishes.tsx'),
  },
  {
    path: 'ingredients',
    work: 'food',
    call: 'ingredient-collection',
    words: ['catalogue', 'pantry'],
    load: () => import('./pantry/ingredients.tsx'),
  },
  {
    path: 'board',
    work: 'food',
    call: 'board-one',
    words: ['catalogue', 'board', 'words'],
    load: () => import('./board/board.tsx'),
  },
  {
    path: 'calendar',
    work: 'food',
    call: 'calendar-one',
    words: ['catalogue', 'calendar', 'words'],
    load: () => import('./calendar/calendar.tsx'),
  },
  {
    path: 'releases',
    work: 'food',
    call: 'release-collection',
    words: ['catalogue'],
    load: () => import('./releases/releases.tsx'),
  },
  {
    path: 'money',
    work: 'money',
    call: 'takings-one',
    words: ['money', 'orders', 'bulk'],
    load: () => import('./money/money.tsx'),
  },
  {
    path: 'coupons',
    work: 'money',
    call: 'coupon-collection',
    words: ['coupons', 'catalogue', 'bulk'],
    load: () => import('./coupons/coupons.tsx'),
  },
  {
    path: 'companies',
    work: 'money',
    call: 'company-collection',
    words: ['companies'],
    load: () => import('./companies/companies.tsx'),
  },
  {
    path: 'terms',
    work: 'shop',
    call: 'terms-one',
    words: ['catalogue', 'terms', 'words'],
    load: () => import('./terms/terms.tsx'),
  },
  {
    path: 'words',
    work: 'shop',
    call: 'words-collection',
    words: ['words'],
    load: () => import('./words/words.tsx'),
  },
  {
    path: 'people',
    work: 'shop',
    call: 'staff-collection',
    words: ['people', 'roles'],
    load: () => import('./people/people.tsx'),
  },
  {
    path: 'devices',
    work: 'shop',
    call: 'device-collection',
    words: ['devices'],
    load: () => import('./devices/devices.tsx'),
  },
  {
    path: 'limits',
    work: 'shop',
    call: 'limit-collection',
    words: ['limits'],
    load: () => import('./limits/limits.tsx'),
  },
  {
    path: 'deeds',
    work: 'shop',
    call: 'deed-collection',
    words: ['deeds', 'mails', 'catalogue', 'words'],
    load: () => import('./deeds/deeds.tsx'),
  },
]

/** What one comes to from elsewhere, such as one order: in no menu and not on the first page. */
export const pages: readonly Page[] = [
  {
    path: 'account',
    call: 'passkey-collection',
    words: ['account', 'login'],
    load: () => import('./account/account.tsx'),
  },
  {
    path: 'calendar/:date',
    call: 'kitchen-day-one',
    words: ['catalogue', 'calendar', 'words'],
    load: () => import('./calendar/day-limits.tsx'),
  },
  {
    path: 'kitchen/:date/:number',
    call: 'batch-labels',
    words: ['labels'],
    load: () => import('./labels/labels.tsx'),
  },
  {
    path: 'packing/:date/:window',
    call: 'packing-one',
    words: ['day', 'packing'],
    load: () => import('./packing/bag-labels.tsx'),
  },
  {
    path: 'dishes/:slug',
    call: 'dish-one',
    words: ['catalogue', 'pantry', 'steps', 'words', 'labels'],
    load: () => import('./dishes/dish.tsx'),
  },
  {
    path: 'ingredients/:id',
    call: 'ingredient-one',
    words: ['catalogue', 'pantry', 'words'],
    load: () => import('./pantry/ingredient.tsx'),
  },
  {
    path: 'releases/:releaseId',
    call: 'release-one',
    words: ['catalogue', 'gate', 'mails', 'pantry', 'words'],
    load: () => import('./releases/release.tsx'),
  },
  {
    path: 'pictures',
    call: 'picture-one',
    words: ['catalogue', 'words'],
    load: () => import('./words/pictures.tsx'),
  },
  {
    path: 'terms/places',
    call: 'places-one',
    words: ['catalogue', 'terms', 'words'],
    load: () => import('./terms/places.tsx'),
  },
  {
    path: 'terms/areas',
    call: 'area-collection',
    words: ['catalogue', 'terms', 'words'],
    load: () => import('./terms/areas.tsx'),
  },
  {
    path: 'coupons/:id',
    call: 'coupon-collection',
    words: ['catalogue', 'coupons', 'words'],
    load: () => import('./coupons/coupon.tsx'),
  },
  {
    path: 'words/:name',
    call: 'words-one',
    words: ['catalogue', 'mails', 'words'],
    load: () => import('./words/text.tsx'),
  },
  {
    path: 'mails',
    call: 'mail-collection',
    words: ['orders', 'mails', 'bulk'],
    load: () => import('./mails/failed-mails.tsx'),
  },
  {
    path: 'orders/:number',
    call: 'order-one',
    words: ['orders', 'deeds', 'customers', 'mails'],
    load: () => import('./orders/order.tsx'),
  },
  {
    path: 'customers/:id',
    call: 'customer-one',
    words: ['customers', 'inbox', 'mails', 'orders', 'deeds'],
    load: () => import('./customers/customer.tsx'),
  },
  {
    path: 'companies/new',
    call: 'company-create',
    words: ['companies'],
    load: () => import('./companies/new-office.tsx'),
  },
  {
    path: 'companies/:id',
    call: 'company-one',
    words: ['companies'],
    load: () => import('./companies/company.tsx'),
  },
  {
    path: 'companies/:id/:month',
    call: 'company-statement-one',
    words: ['companies'],
    load: () => import('./companies/statement.tsx'),
  },
  {
    path: 'phone/:id',
    call: 'phone-cart-one',
    words: ['phone'],
    load: () => import('./phone/phone-order.tsx'),
  },
  {
    path: 'phone',
    call: 'phone-customer-create',
    words: ['phone'],
    load: () => import('./phone/new-caller.tsx'),
  },
  {
    path: 'inbox/:id',
    call: 'message-one',
    words: ['inbox'],
    load: () => import('./inbox/message.tsx'),
  },
]

/** What these roles may open, by the kind of work; a kind of which they do nothing is left out. */
export function worksOf(roles: readonly StaffRole[]) {
  const isOpen = !isClosed()
  const mine = screens.filter(
    ({ call, isOfClosed }) => mayCall(roles, call) && !(isOfClosed && isOpen),
  )
  return [...Map.groupBy(mine, ({ work }) => work)].map(([work, screens]) => ({ work, screens }))
}
