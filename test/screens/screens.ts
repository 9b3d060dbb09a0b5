import type { Page } from 'playwright-core'
import type { StaffRole } from '#shop/people/staff.ts'
import { type DeskShown, deskScreens } from './desk-screens.ts'
import type { Open } from './desk-steps.ts'

/** A screen to look at: who sees it, with which cart. */
export type Screen = {
  readonly name: string
  readonly path: string
  readonly who?: 'visitor' | 'customer' | 'manager'
  /** A screen of the staff room, for somebody in this role. */
  readonly role?: StaffRole
  /** A single order or a plan, filled as far as the menu or ready to be paid. */
  readonly cart?: 'single' | 'weekly'
  /** The visitor has not answered about cookies yet. */
  readonly asked?: true
  /** What the page is answered, before it is opened. */
  readonly before?: (page: Page) => Promise<unknown>
  /** What is pressed and typed before the picture is taken, in the staff room's words. */
  readonly open?: Open
}

/**
 * The ids of the demo customer's orders, a single one, a plan under way and a paused one, and of a
 * delivery of the plan that can still be changed.
 */
type ShownOrders = Partial<Record<'order' | 'plan' | 'paused' | 'delivery' | 'track', string>> &
  DeskShown

/** Every route of the specification (§2) that shows something, and every dialog over a page. */
export function screens({
  order,
  plan,
  paused,
  delivery,
  track,
  ...desk
}: ShownOrders): readonly Screen[] {
  return [
    { name: 'home', path: '/' },
    { name: 'plans', path: '/plans' },
    { name: 'plans-weekly', path: '/plans/weekly' },
    { name: 'address', path: '/address', cart: 'single' },
    { name: 'date-time', path: '/date-time', cart: 'single' },
    { name: 'date-time-weekly', path: '/date-time/weekly', cart: 'weekly' },
    { name: 'menu-to-look-at', path: '/menu' },
    { name: 'menu', path: '/menu', cart: 'single' },
    { name: 'menu-weekly', path: '/menu/weekly', cart: 'weekly' },
    { name: 'menu-weekly-fill', path: '/menu/weekly?fill=1', cart: 'weekly' },
    { name: 'menu-weekly-copy', path: '/menu/weekly?copy=1', cart: 'weekly' },
    { name: 'checkout', path: '/checkout', cart: 'single', who: 'customer' },
    { name: 'checkout-weekly', path: '/checkout', cart: 'weekly', who: 'customer' },
    { name: 'product', path: '/product/gemista' },
    { name: 'product-to-order', path: '/product/solomos-kinoa-spanaki', cart: 'single' },
    { name: 'calorie-calculator', path: '/calorie-calculator' },
    { name: 'contact-us', path: '/contact-us' },
    { name: 'business', path: '/business' },
    { name: 'terms-of-use', path: '/terms-and-conditions/terms-of-use' },
    { name: 'allergies', path: '/terms-and-conditions/allergy-information' },
    { name: 'epay-success', path: '/epay-success' },
    { name: 'epay-failure', path: '/epay-failure' },
    { name: 'account-profile', path: '/account/profile', who: 'customer' },
    { name: 'account-orders', path: '/account/orders', who: 'customer' },
    { name: 'account-order', path: `/account/orders/${order}`, who: 'customer' },
    { name: 'account-plan', path: `/account/orders/${plan}`, who: 'customer' },
    { name: 'account-plan-paused', path: `/account/orders/${paused}`, who: 'customer' },
    { name: 'plan-meals', path: `/account/orders/${plan}?meals=${delivery}`, who: 'customer' },
    { name: 'plan-move', path: `/account/orders/${plan}?move=${delivery}`, who: 'customer' },
    { name: 'plan-pause', path: `/account/orders/${plan}?pause=`, who: 'customer' },
    { name: 'plan-stop', path: `/account/orders/${plan}?cancel=`, who: 'customer' },
    { name: 'plan-resume', path: `/account/orders/${paused}?resume=`, who: 'customer' },
    { name: 'account-addresses', path: '/account/addresses', who: 'customer' },
    { name: 'account-no-addresses', path: '/account/addresses', who: 'manager' },
    { name: 'account-coupons', path: '/account/coupons', who: 'customer' },
    { name: 'business-spot', path: '/business/lefka' },
    { name: 'addresses', path: '/addresses', who: 'manager' },
    { name: 'statement', path: '/business/lefka/report', who: 'manager' },
    { name: 'order-track', path: `/order/track/${track}` },
    { name: 'order-track-broken', path: '/order/track/none' },
    { name: 'tray-broken', path: '/t/none' },
    { name: 'order-change', path: '/order-change' },
    { name: 'region-updates', path: '/region-updates' },
    { name: 'question-about-cookies', path: '/plans', asked: true },
    { name: 'cookies', path: '/?cookies=1' },
    { name: 'login', path: '/?login=1' },
    { name: 'sign-up', path: '/?login=signup' },
    { name: 'forgot', path: '/?forgot=1' },
    { name: 'reset', path: '/?reset=x' },
    { name: 'rules', path: '/?rules=1' },
    { name: 'settings', path: '/?settings=1' },
    { name: 'order-drawer', path: '/menu?order=1', cart: 'single' },
    { name: 'order-drawer-weekly', path: '/plans?order=1', cart: 'weekly' },
    ...deskScreens(desk),
  ]
}
