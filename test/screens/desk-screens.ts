import type { Page } from 'playwright-core'
import type { StaffRole } from '#shop/people/staff.ts'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { catalogueScreens } from './catalogue-screens.ts'
import {
  aboutOrder,
  aboutRows,
  answersOfMessage,
  byPhone,
  customerSteps,
  find,
  history,
  mail,
  mailsAgain,
  type Open,
  ofAccount,
  ofBags,
  ofDelivery,
} from './desk-steps.ts'
import type { ShownReleases } from './releases.ts'
import type { Screen } from './screens.ts'

/** What the staff room's screens are about. */
export type DeskShown = {
  readonly orderNumber?: number | undefined
  readonly planNumber?: number | undefined
  readonly releases: ShownReleases
}

const tomorrow = addDays(athensDate(Date.now()), 1)

/** The staff room as its owner sees it, each list of a day as those who work by it do, and its dialogs. */
export function deskScreens({
  orderNumber = 1001,
  planNumber = 1002,
  releases,
}: DeskShown): readonly Screen[] {
  const paths = {
    today: '',
    day: 'day?list=pack',
    kitchen: 'kitchen',
    packing: 'packing',
    routes: 'routes',
    drive: 'drive',
    counter: 'counter',
    orders: 'orders',
    mails: 'mails',
    customer: 'customers/demo-maria',
    inbox: 'inbox',
    dishes: 'dishes',
    dish: 'dishes/gemista',
    ingredients: 'ingredients',
    board: 'board',
    calendar: 'calendar',
    'day-limits': `calendar/${tomorrow}`,
    terms: 'terms',
    coupons: 'coupons',
    'coupon-new': 'coupons/new',
    releases: 'releases',
    takings: 'money',
    documents: 'money?part=documents',
    refunds: 'money?part=refunds',
    words: 'words',
    companies: 'companies',
    company: 'companies/lefka',
    'company-new': 'companies/new',
    people: 'people',
    limits: 'limits',
    devices: 'devices',
    opening: 'opening',
    deeds: 'deeds',
    account: 'account',
    order: `orders/${orderNumber}`,
    'order-plan': `orders/${planNumber}`,
    caller: 'phone',
    'not-here': 'nowhere',
  }
  const owners = Object.entries(paths).map(([name, path]) => ({
    name: `desk-${name}`,
    path: `/desk/${path}`,
    role: 'owner' as const,
  }))
  return [
    { name: 'desk-login', path: '/desk/login' },
    { name: 'desk-welcome-expired', path: '/desk/welcome?token=used' },
    ...owners,
    { name: 'desk-cook', path: '/desk/day?list=cook', role: 'chef' },
    { name: 'desk-bring', path: '/desk/day?list=bring', role: 'driver' },
    { name: 'desk-fetch', path: '/desk/day?list=fetch', role: 'counter' },
    { name: 'desk-not-allowed', path: '/desk/people', role: 'driver' },
    { name: 'desk-home-chef', path: '/desk', role: 'chef' },
    { name: 'desk-home-accountant', path: '/desk', role: 'accountant' },
    { name: 'desk-home-dietitian', path: '/desk', role: 'dietitian' },
    ...opened('find', '', find),
    ...opened('packing', 'packing', ofBags),
    ...opened('order', `orders/${orderNumber}`, { ...aboutOrder, ...mail }),
    ...opened('delivery', `orders/${planNumber}`, ofDelivery),
    ...opened('customer', 'customers/demo-maria', { ...customerSteps, ...history }),
    ...opened('message', 'inbox', answersOfMessage),
    ...opened('orders', 'orders', aboutRows),
    ...opened('account', 'account', ofAccount),
    ...opened('phone', 'customers/demo-maria', byPhone),
    ...failedMails(),
    ...catalogueScreens(releases),
    ...states(),
  ]
}

/** A screen with something pressed, typed or opened, a picture each. */
function opened(
  what: string,
  path: string,
  steps: Readonly<Record<string, Open>>,
  role: StaffRole = 'owner',
): Screen[] {
  return Object.entries(steps).map(([name, open]) => ({
    name: `desk-${what}-${name}`,
    path: `/desk/${path}`,
    role,
    open,
  }))
}

/** Mails that did not arrive: no demo shop has any. */
function failedMails(): Screen[] {
  const at = new Date().toISOString()
  const mail = { status: 'failed', order: 1001, name: 'Μαρία Παπαδάκη', tries: 5, createdAt: at }
  const data = [
    {
      ...mail,
      id: '1',
      code: 'order-confirmed',
      error: '550 5.1.1 no such user',
      mayGoAgain: true,
    },
    {
      ...mail,
      id: '2',
      code: 'delivery-reminder',
      status: 'unsure',
      error: null,
      mayGoAgain: true,
    },
    { ...mail, id: '3', code: 'welcome', order: null, error: 'mailbox full', mayGoAgain: false },
  ]
  const screen = {
    path: '/desk/mails',
    role: 'owner' as const,
    before: (page: Page) =>
      page.route(calls('mail-collection'), route =>
        route.fulfill({ json: { code: 'ok', data, message: '' } }),
      ),
  }
  return [
    { ...screen, name: 'desk-mails-failed' },
    { ...screen, name: 'desk-mails-again', open: mailsAgain },
  ]
}

/** What the room shows when the shop does not answer, answers late, or has ended the session. */
function states(): Screen[] {
  const answers = {
    waiting: page => page.route(calls('order-collection'), () => {}),
    gone: page => page.route(calls('order-collection'), route => route.abort()),
    over: page =>
      page.route(calls('order-collection'), route =>
        route.fulfill({ status: 401, json: { code: 'staff-logged-out', data: null, message: '' } }),
      ),
  } satisfies Record<string, (page: Page) => Promise<unknown>>
  return Object.entries(answers).map(([name, before]) => ({
    name: `desk-state-${name}`,
    path: '/desk/orders',
    role: 'owner' as const,
    before,
    ...(name === 'gone' && { open: page => page.getByRole('alert').waitFor() }),
  }))
}

const calls = (name: string) => `**/hook/call/${name}/1*`
