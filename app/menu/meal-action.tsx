import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { formatDate } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { Euro } from '#ui/money.tsx'
import { useAmount, useCart } from '../cart/cart.ts'
import { keepWish } from '../cart/wished-dish.ts'
import { nextPage } from '../order/next-page.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Quantity } from '../ui/quantity.tsx'
import { useChangeAmount } from './change-amount.ts'
import { type Day, mostOf, priceIn } from './day.ts'
import { cartItem, type MenuBuild, type MenuMeal, type MenuNames } from './menu-meal.ts'

type ActionProps = { meal: MenuMeal; build: MenuBuild; names: MenuNames; day: Day | null }

/** Starts an order, adds the dish, or sets its amount. `strong`: on the dish's own page. */
export function MealAction({ day, strong = false, ...rest }: ActionProps & { strong?: boolean }) {
  if (day) return <DayAction day={day} strong={strong} {...rest} />
  return <StartAction {...rest} variant={strong ? 'primary' : 'tinted'} />
}

type StartProps = {
  meal: MenuMeal
  build: MenuBuild
  variant: 'primary' | 'tinted'
}

/** Starts an order, or goes on with one that has no day yet; the dish goes in once it has. */
function StartAction({ meal: { slug, name }, build: { portion }, variant }: StartProps) {
  const { menu } = useWords()
  const { cart } = useCart()
  return (
    <ButtonLink
      to={cart ? nextPage(cart) : '/plans'}
      variant={variant}
      size="sm"
      aria-label={menu.wantIt(name)}
      onClick={() => {
        keepWish({ slug, portion, cartId: cart?.id ?? null })
        toast('success', menu.kept(name))
      }}
      className={`unsure ${whole}`}
    >
      {menu.want}
    </ButtonLink>
  )
}

type DayProps = ActionProps & { day: Day; strong: boolean }

function DayAction({ meal, build, names, day, strong }: DayProps) {
  const { menu } = useWords()
  const lang = useLanguage()
  const amount = useAmount(day.deliveryId, build.id)
  const changeAmount = useChangeAmount(day.deliveryId)
  const { place, pressed } = useKeptFocus(amount > 0)
  const most = mostOf(day, meal, build)
  const change = (next: number) => {
    pressed.current = true
    void changeAmount(cartItem(meal, build, names, priceIn(day, build)), next)
  }
  if (most === 0 && amount === 0)
    return day.offers?.has(build.id) ? (
      <Button size="sm" disabled className={whole} aria-label={menu.soldOutOf(meal.name)}>
        {menu.soldOut}
      </Button>
    ) : (
      <p className="text-end text-sm leading-tight text-muted">
        {menu.notThatDay(formatDate(day.date, lang, 'weekday'))}
      </p>
    )
  return (
    <div
      ref={place}
      className={`flex justify-end ${strong ? 'max-md:flex-1' : `${whole} @max-[14rem]:*:flex-1`}`}
    >
      {amount > 0 ? (
        <Quantity
          amount={amount}
          onChange={change}
          label={meal.name}
          max={Math.max(most, amount)}
        />
      ) : (
        <Button
          size="sm"
          variant={strong ? 'primary' : 'tinted'}
          onClick={() => change(1)}
          aria-label={strong ? undefined : menu.addOne(meal.name)}
          className={strong ? inBar : ''}
        >
          <Plus
            size={18}
            strokeWidth={2.5}
            aria-hidden="true"
            className={strong ? 'max-md:hidden' : ''}
          />
          {menu.add}
          {strong && (
            <>
              <Euro value={priceIn(day, build)} className="md:hidden" />
              <span className="sr-only">{meal.name}</span>
            </>
          )}
        </Button>
      )}
    </div>
  )
}

const whole = '@max-[14rem]:w-full'
// Beside the cart on a narrow phone the price goes below the word.
const inBar =
  'max-md:min-h-12 max-md:flex-1 max-md:flex-wrap max-md:gap-y-0 max-md:px-2 max-md:text-base'

/** When the pressed button disappears, moves the focus to the one in its place. */
function useKeptFocus(chosen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(chosen)
  // Only after a press here: the amount may also change elsewhere.
  const pressed = useRef(false)
  useEffect(() => {
    const changed = before.current !== chosen
    before.current = chosen
    if (!changed || !pressed.current || document.activeElement !== document.body) return
    pressed.current = false
    const buttons = place.current?.querySelectorAll('button')
    buttons?.[buttons.length - 1]?.focus({ preventScroll: true })
  }, [chosen])
  return { place, pressed }
}
