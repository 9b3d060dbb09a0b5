import Bike from 'lucide-react/icons/bike'
import Store from 'lucide-react/icons/store'
import { useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCartGuard } from '../cart/flow.ts'
import { pageContext } from '../context.ts'
import { CartWaiting } from '../order/cart-waiting.tsx'
import { privatePage } from '../order/private-page.ts'
import { OrderSteps } from '../order/steps.tsx'
import { useWords } from '../text/words.ts'
import { NextActWaits } from '../ui/next-act.tsx'
import { Page } from '../ui/section.tsx'
import type { Route } from './+types/address.ts'
import { DeliveryChoice } from './address/delivery-choice.tsx'
import { GoodToKnow } from './address/good-to-know.tsx'
import { type Counter, TakeawayForm } from './address/takeaway-form.tsx'
import { ToOffice } from './address/to-office.tsx'
import { useWhen } from './date-time/use-when.ts'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext)
  const answer = await call('spot-collection', {})
  if (answer.code !== 'ok') throw new Response(answer.message, { status: 503 })
  const { spots } = answer.data
  return {
    counters: spots.filter(({ kind }) => kind === 'takeaway'),
    isBrought: spots.some(({ kind }) => kind === 'delivery'),
  }
}

export const meta = privatePage(words => words.address.metaTitle)

export default function Address({ loaderData: { counters, isBrought } }: Route.ComponentProps) {
  const { address } = useWords()
  const ways: Way[] = [
    ...(isBrought || counters.length === 0 ? ['delivery' as const] : []),
    ...(counters.length > 0 ? ['takeaway' as const] : []),
  ]
  const { cart } = useCartGuard()
  return (
    <Page>
      <OrderSteps current="address" />
      <h1 className="text-3xl md:text-5xl">{address.title}</h1>
      <p className="mt-1 text-muted md:mt-2 md:text-lg">
        {ways.length > 1 ? address.intro : address.introOf[ways[0] ?? 'delivery']}
      </p>
      {cart?.customer && <ToOffice customerId={cart.customer.id} />}
      <div className="mt-4 grid gap-6 md:mt-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8">
          {cart ? (
            <Ways key={cart.id} cart={cart} counters={counters} ways={ways} />
          ) : (
            <CartWaiting>
              <Waiting />
            </CartWaiting>
          )}
        </div>
        <GoodToKnow />
      </div>
    </Page>
  )
}

type Way = 'delivery' | 'takeaway'

function Ways(props: { cart: CartAnswer; counters: readonly Counter[]; ways: readonly Way[] }) {
  const { cart, counters } = props
  const { address } = useWords()
  const when = useWhen(cart)
  const [asked, setWay] = useState<Way>(cart.spot?.kind === 'takeaway' ? 'takeaway' : 'delivery')
  const way = props.ways.includes(asked) ? asked : (props.ways[0] ?? 'delivery')
  const named = [
    { way: 'delivery', name: address.delivery, text: address.deliveryText, Icon: Bike },
    { way: 'takeaway', name: address.takeaway, text: address.takeawayText, Icon: Store },
  ] as const
  const ways = named.filter(({ way }) => props.ways.includes(way))
  return (
    <>
      <fieldset className="mb-7 min-w-0" hidden={ways.length < 2}>
        <legend className="sr-only">{address.way}</legend>
        <div className="grid grid-cols-2 gap-1 rounded-card bg-sand p-1">
          {ways.map(({ way: value, name, text, Icon }) => (
            <label
              key={value}
              className={`flex min-h-14 items-center justify-center gap-3 rounded-field px-3 py-2 transition-colors duration-200 has-focus-visible:outline-3 has-focus-visible:outline-basil ${way === value ? 'bg-card shadow-card ring-1 ring-basil' : 'text-muted hover:text-ink'}`}
            >
              <input
                type="radio"
                name="way"
                value={value}
                checked={way === value}
                onChange={() => setWay(value)}
                className="sr-only"
              />
              <Icon size={22} aria-hidden="true" className={way === value ? 'text-basil' : ''} />
              <span className="leading-tight">
                <span className="block font-semibold">{name}</span>
                <span className="hidden text-sm text-muted sm:block">{text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {way === 'delivery' ? (
        <DeliveryChoice cart={cart} when={when} />
      ) : (
        <TakeawayForm cart={cart} when={when} counters={counters} />
      )}
    </>
  )
}

function Waiting() {
  return (
    <div className="grid min-h-[34rem] content-start gap-6">
      <NextActWaits />
      <Skeleton className="h-16 rounded-card" />
      {[0, 1, 2, 3].map(row => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  )
}
