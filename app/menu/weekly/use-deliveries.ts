import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { CartAnswer } from '#server/answers.ts'
import { useOnceAlive } from '../../hydrated.ts'
import { useNavigate } from '../../ui/link.tsx'
import { rememberDelivery, rememberedDelivery } from '../day.ts'
import { isComplete, shownDeliveries, toChange } from './deliveries.ts'

export const deliveryPlace = 'delivery'

/** The plan's deliveries and the one that `?delivery=` names, or the last shown or incomplete. */
export function useDeliveries(cart: CartAnswer | null) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = useOnceAlive(params.get('delivery'), null)
  const deliveries = cart?.timePeriod ? shownDeliveries(cart.scheduleMenus) : []
  const changing = cart ? toChange(cart) : nothing
  const delivery =
    deliveries.find(({ id }) => id === asked) ??
    deliveries.find(({ id }) => cart && id === rememberedDelivery(cart)?.id) ??
    deliveries.find(each => !isComplete(each) || changing.has(each.id)) ??
    deliveries[0] ??
    null

  const remember = useEffectEvent(() => {
    if (cart && delivery) rememberDelivery(cart, delivery)
  })
  useEffect(() => remember(), [cart?.id, delivery?.id])

  const going = useRef(false)
  useEffect(() => {
    if (!going.current) return
    going.current = false
    const place = document.getElementById(deliveryPlace)
    place?.scrollIntoView({ behavior: 'instant' })
    place?.focus({ preventScroll: true })
  }, [delivery?.id])

  /** Shows another delivery and scrolls to its beginning. */
  function goTo(id: string): void {
    going.current = true
    navigate({ search: searchWith(params, id) }, { replace: true, preventScrollReset: true })
  }

  return { deliveries, delivery, changing, goTo, linkTo: (id: string) => searchWith(params, id) }
}

const nothing: ReadonlySet<string> = new Set()

/** The URL's search with this delivery, filters kept. */
export function searchWith(params: URLSearchParams, id: string): `?${string}` {
  const next = new URLSearchParams(params)
  next.set('delivery', id)
  return `?${next}`
}
