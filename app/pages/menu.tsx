import { useMemo } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { useCartGuard } from '../cart/flow.ts'
import { useConfig } from '../config.ts'
import { pageContext } from '../context.ts'
import { ChooseForMe, chosenPlace } from '../menu/choose-for-me.tsx'
import { useDay } from '../menu/day.ts'
import { DayBar } from '../menu/day-bar.tsx'
import { loadMenu, useMenu } from '../menu/load-menu.ts'
import { MenuAct } from '../menu/menu-act.tsx'
import { MenuBrowser } from '../menu/menu-browser.tsx'
import { useWishedDish } from '../menu/use-wished-dish.ts'
import { OrderSteps } from '../order/steps.tsx'
import { titleWith } from '../text/page-title.ts'
import { useWords, wordsOf } from '../text/words.ts'
import { Page } from '../ui/section.tsx'

export { shouldRevalidate } from '../revalidate.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return loadMenu(context.get(pageContext))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { menu } = wordsOf(loaderData?.lang ?? 'el')
  return [
    { title: titleWith(menu.metaTitle, matches) },
    { name: 'description', content: menu.metaDescription },
  ]
}

export default function Menu() {
  const { meals, names } = useMenu(useLoaderData<typeof loader>())
  const { menu } = useWords()
  const { sale } = useConfig()
  const { cart } = useCartGuard()
  const day = useDay(cart)
  useWishedDish(cart, { meals, names })
  const bar = useMemo(
    () => (
      <DayBar cart={cart}>{cart && <ChooseForMe cart={cart} meals={meals} names={names} />}</DayBar>
    ),
    [cart, meals, names],
  )
  return (
    <Page>
      <div className="menu-head">
        <OrderSteps current="menu" />
        <header>
          <h1 className="text-xl md:text-3xl xl:text-5xl">{menu.title}</h1>
          <p className="menu-intro">{menu.intro(sale.shelfDays)}</p>
        </header>
      </div>
      <div id={chosenPlace} />
      <MenuBrowser meals={meals} names={names} day={day} bar={bar} />
      <MenuAct cart={cart} />
    </Page>
  )
}
