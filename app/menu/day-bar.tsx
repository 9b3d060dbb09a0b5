import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ReactNode } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { formatDate, formatHours } from '#shop/format.ts'
import { stepPaths } from '#shop/order-steps.ts'
import { Button } from '#ui/button.tsx'
import { useCart } from '../cart/cart.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { Link } from '../ui/link.tsx'
import { deliveryOf, goneFrom } from './day.ts'
import { ProgressBar } from './progress-bar.tsx'
import { useCheckout } from './use-checkout.ts'

type BarProps = { cart: CartAnswer | null; children: ReactNode }

/** The delivery that is being filled, with who fills it for one; or how to start one, equally high. */
export function DayBar({ cart, children }: BarProps) {
  const { menu } = useWords()
  return (
    <section
      aria-label={menu.day.label}
      className="day-bar flex h-14 items-center justify-between gap-3 sm:h-16 lg:gap-6"
    >
      {cart && deliveryOf(cart) ? <Filling cart={cart}>{children}</Filling> : <NotFilling />}
    </section>
  )
}

function NotFilling() {
  const { menu } = useWords()
  const state = useCart()
  return state.status === 'loading' && state.trouble ? (
    <p role="alert" className="text-sm leading-snug text-error">
      {state.trouble}
    </p>
  ) : (
    <p className="unsure text-sm leading-snug text-muted">{menu.day.look}</p>
  )
}

function Filling({ cart, children }: { cart: CartAnswer; children: ReactNode }) {
  const { menu } = useWords()
  const lang = useLanguage()
  const delivery = deliveryOf(cart)
  const held = delivery?.amounts['main-meal'] ?? 0
  const [required = 0] = delivery?.config.amounts['main-meal'] ?? []
  const { leaving, leave } = useCheckout(cart, held < required ? menu.day.tooFew(required) : null)
  if (!delivery || !cart.timePeriod) return null
  const [gone] = goneFrom(cart, delivery.id)
  const { from, to } = cart.timePeriod
  const paths = stepPaths[cart.spotPlan.plan.type]
  return (
    <>
      <div className="flex min-w-0 items-center gap-3">
        <CalendarDays
          size={24}
          aria-hidden="true"
          className="shrink-0 text-terracotta max-xl:hidden"
        />
        <p className="min-w-0 leading-tight">
          <Link
            to={paths['date-time']}
            className="relative block py-1 font-semibold after:absolute after:inset-x-0 after:-top-2 after:-bottom-1 whitespace-nowrap underline decoration-edge underline-offset-4 hover:decoration-current"
          >
            <span className="sr-only">{menu.day.changeDay}: </span>
            {formatDate(delivery.date, lang, 'short')}
            <span className="font-normal text-muted max-sm:sr-only">, {formatHours(from, to)}</span>
          </Link>
          {gone ? <ToChange slug={gone} /> : <Needs cart={cart} held={held} required={required} />}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-3 sm:gap-4">
        {children}
        <Progress held={held} required={required} />
        <Button size="sm" busy={leaving} onClick={leave} className="max-md:hidden">
          {menu.day.continue}
        </Button>
      </div>
    </>
  )
}

/** Says that a chosen dish is no longer to be had, and shows it when pressed. */
function ToChange({ slug }: { slug: string }) {
  const { menu } = useWords()
  function show(): void {
    const dish = document.querySelector<HTMLElement>(`#main article a[href="/product/${slug}"]`)
    dish?.closest('article')?.scrollIntoView({ block: 'center', behavior: 'instant' })
    dish?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      onClick={show}
      className="block min-h-6 max-w-full truncate text-sm text-error underline underline-offset-4"
    >
      {menu.day.needsChange}
    </button>
  )
}

function Needs({ cart, held, required }: { cart: CartAnswer; held: number; required: number }) {
  const { menu } = useWords()
  const forFree = cart.delivery.freeFromMainMeals - held
  const text =
    held < required
      ? menu.day.more(required - held)
      : cart.totals.shipping > 0 && forFree > 0
        ? menu.day.forFree(forFree)
        : cart.totals.shipping === 0
          ? menu.day.free
          : menu.day.complete
  return (
    <span
      role="status"
      className={`block truncate text-sm ${held < required ? 'text-muted' : 'text-success'}`}
    >
      {text}
    </span>
  )
}

function Progress({ held, required }: { held: number; required: number }) {
  const { menu } = useWords()
  return (
    <div className="day-progress w-19 max-[22rem]:hidden sm:w-28">
      <p className="text-end text-xs font-semibold whitespace-nowrap tabular-nums sm:text-sm">
        {menu.day.progress(held, required)}
      </p>
      <ProgressBar share={required === 0 ? 1 : Math.min(held / required, 1)} />
    </div>
  )
}
