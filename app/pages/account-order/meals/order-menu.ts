import { useEffect, useState } from 'react'
import { call } from '../../../call.ts'
import { useConfig } from '../../../config.ts'
import { dayBuildsOf } from '../../../menu/day-builds.ts'
import { menuMeal, menuNames } from '../../../menu/menu-meal.ts'
import { useLanguage } from '../../../text/words.ts'
import type { OrderMenu } from './meals-contents.ts'

type Known =
  | { readonly status: 'loading' | 'failed'; readonly menu: null }
  | { readonly status: 'ready'; readonly menu: OrderMenu }

/** Loads the menu of a delivery's day, priced for its order. */
export function useOrderMenu(
  orderId: string,
  scheduleMenuId: string,
): Known & { load: () => void } {
  const lang = useLanguage()
  const { shop } = useConfig()
  const [loaded, setLoaded] = useState<Known>(loading)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    setLoaded(loading)
    void call('customer-order-menu-collection', { orderId, scheduleMenuId }, leaving).then(
      answer => {
        if (leaving.signal.aborted) return
        if (answer.code !== 'ok') {
          setLoaded({ status: 'failed', menu: null })
          return
        }
        const { meals } = answer.data
        const menu = { meals: meals.map(menuMeal), names: menuNames(meals, lang, shop) }
        setLoaded({ status: 'ready', menu: { ...menu, offers: dayBuildsOf(meals) } })
      },
    )
    return () => leaving.abort()
  }, [orderId, scheduleMenuId, lang, shop, tries])

  return { ...loaded, load: () => setTries(count => count + 1) }
}

const loading: Known = { status: 'loading', menu: null }
