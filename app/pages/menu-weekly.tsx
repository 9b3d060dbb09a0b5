import Sparkles from 'lucide-react/icons/sparkles'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import type { CartAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCartGuard } from '../cart/flow.ts'
import { pageContext } from '../context.ts'
import { useHistoryDialog } from '../dialog/history-dialog.ts'
import { usePreferences } from '../fill/preferences.ts'
import { requiredOf } from '../fill/problem.ts'
import { aDayOf, dayNeed, targetFor } from '../fill/target.ts'
import { UndoNote } from '../fill/undo-note.tsx'
import { useFilling } from '../fill/use-filling.ts'
import { useWriting } from '../fill/writing.ts'
import { useDay } from '../menu/day.ts'
import { loadMenu, useMenu } from '../menu/load-menu.ts'
import { MenuBrowser } from '../menu/menu-browser.tsx'
import { useWishedDish } from '../menu/use-wished-dish.ts'
import { AllComplete, ToCheckout } from '../menu/weekly/all-complete.tsx'
import { isComplete } from '../menu/weekly/deliveries.ts'
import { DeliveryAct, DeliveryBar } from '../menu/weekly/delivery-bar.tsx'
import { DeliveryPanel } from '../menu/weekly/delivery-panel.tsx'
import { DeliveryStrip, StripSkeleton } from '../menu/weekly/delivery-strip.tsx'
import { Overlays, overlayNames } from '../menu/weekly/overlays.tsx'
import { useDeliveries } from '../menu/weekly/use-deliveries.ts'
import { useNotes } from '../menu/weekly/use-notes.ts'
import { CartWaiting } from '../order/cart-waiting.tsx'
import { OrderSteps } from '../order/steps.tsx'
import { titleWith } from '../text/page-title.ts'
import { useWords, wordsOf } from '../text/words.ts'
import { NextAct, NextActWaits } from '../ui/next-act.tsx'
import { Page } from '../ui/section.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return loadMenu(context.get(pageContext))
}

/** Not indexed: search engines find the same meals on the menu. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { weekly } = wordsOf(loaderData?.lang ?? 'el')
  return [{ title: titleWith(weekly.metaTitle, matches) }, { name: 'robots', content: 'noindex' }]
}

export default function MenuWeekly() {
  const { meals, names } = useMenu(useLoaderData<typeof loader>())
  const { weekly } = useWords()
  const cart = weeklyOf(useCartGuard().cart)
  const { deliveries, delivery, changing, goTo, linkTo } = useDeliveries(cart)
  const day = useDay(cart, delivery)
  const notes = useNotes(delivery)
  useWishedDish(cart, { meals, names })
  const writing = useWriting(cart, delivery?.id ?? null)
  const preferences = usePreferences()
  const { open, value, openDialog, closeDialog } = useHistoryDialog(overlayNames)
  const filling = useFilling(meals, writing, () => openDialog('fill'))
  const isReady = deliveries.length > 0 && deliveries.every(isComplete) && changing.size === 0
  return (
    <Page>
      <OrderSteps current="menu" />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 max-md:-mt-2">
        <div>
          <h1 className="text-xl md:text-5xl">{weekly.title}</h1>
          <div className="mt-2 max-md:sr-only">
            {isReady ? <AllComplete /> : <p className="text-muted md:text-lg">{weekly.intro}</p>}
          </div>
        </div>
        {cart && isReady ? (
          <ToCheckout cart={cart} />
        ) : (
          <Button
            disabled={!delivery}
            busy={filling.busy}
            onClick={() => void filling.fillIt(null)}
            className="max-md:hidden"
          >
            <Sparkles size={20} aria-hidden="true" />
            {weekly.fillForMe}
          </Button>
        )}
      </header>
      {cart && delivery ? (
        <>
          <DeliveryStrip
            deliveries={deliveries}
            changing={changing}
            chosen={delivery.id}
            weeks={cart.spotPlan.plan.config.weeks ?? 1}
            linkTo={linkTo}
          />
          <UndoNote writing={writing} change={() => openDialog('fill')} />
          <DeliveryPanel
            key={delivery.id}
            delivery={delivery}
            changes={changing.has(delivery.id)}
            hasOthers={deliveries.length > 1}
            offers={day?.offers ?? null}
            target={targetFor(
              dayNeed(preferences, cart.spotPlan.plan.config.dietCode),
              aDayOf(requiredOf(delivery), delivery.days),
            )}
            writing={writing}
            filling={filling}
            open={openDialog}
          />
        </>
      ) : (
        <div className="delivery-strip md:mt-4">
          <CartWaiting>
            <p role="status" className="sr-only">
              {weekly.loading}
            </p>
            <StripSkeleton />
            {/* From 56.25rem on the panel begins unfolded. */}
            <Skeleton className="mt-1 h-12.5 rounded-card sm:mt-3 sm:h-72 md:mt-4 min-[56.25rem]:h-144" />
          </CartWaiting>
        </div>
      )}
      <MenuBrowser
        meals={meals}
        names={names}
        day={day}
        notes={notes}
        bar={
          cart && delivery ? (
            <DeliveryBar {...{ cart, deliveries, delivery, goTo, filling }} />
          ) : (
            <div className="h-14 max-md:hidden sm:h-16" />
          )
        }
      />
      {cart && delivery ? (
        <NextAct className="md:hidden">
          <DeliveryAct {...{ cart, deliveries, delivery, goTo, filling }} />
        </NextAct>
      ) : (
        <NextActWaits />
      )}
      {cart && delivery && (
        <Overlays
          {...{ cart, deliveries, delivery, meals, names, writing, value }}
          blocked={filling.blocked}
          shown={open}
          close={closeDialog}
        />
      )}
    </Page>
  )
}

/** null for a single order, which is being led to its own menu. */
function weeklyOf(cart: CartAnswer | null): CartAnswer | null {
  return cart?.spotPlan.plan.type === 'weekly' ? cart : null
}
