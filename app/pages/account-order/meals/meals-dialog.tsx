import { formatDate } from '#shop/format.ts'
import { Overlay } from '../../../dialog/overlay.tsx'
import { stateText } from '../../../menu/weekly/state-text.ts'
import { dayAndTime } from '../../../order/moment.ts'
import { useLanguage, useWords } from '../../../text/words.ts'
import { End } from './meals-end.tsx'
import { type MealsProps, useMeals } from './use-meals.ts'
import '../../../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { DialogProps } from '../changing/changing.ts'
import { MealsChosen } from './meals-chosen.tsx'
import { isFull } from './meals-contents.ts'
import { MealsMenu } from './meals-menu.tsx'
import { MealsSwap } from './meals-swap.tsx'
import { useOrderMenu } from './order-menu.ts'

export default function MealsDialog(props: DialogProps) {
  const delivery = props.order.deliveries.find(({ id }) => id === props.of)
  return delivery ? <Meals {...props} delivery={delivery} /> : null
}

/** Changes the meals of a placed order's delivery; shows the new price before saving. */
function Meals(props: MealsProps) {
  const { open, close, order, delivery } = props
  const words = useWords()
  const { orderChange } = words
  const lang = useLanguage()
  const { status, menu, load } = useOrderMenu(order.id, delivery.id)
  const meals = useMeals(props, menu)
  const { contents, pieces, state, complete, touched, changing, change, place } = meals
  const { swapped, setSwapped, swap } = meals
  const full = isFull(order.plan.type, state)
  return (
    <Overlay
      open={open}
      close={close}
      title={orderChange.mealsDialog.title}
      side="right"
      end={
        swapped === null && (
          <End
            told={stateText({ state }, words)}
            complete={complete}
            touched={touched}
            changing={changing}
          />
        )
      }
    >
      {swapped !== null && menu ? (
        <MealsSwap
          order={order}
          delivery={delivery}
          menu={menu}
          contents={contents}
          buildId={swapped}
          choose={to => swap(swapped, to)}
          back={() => setSwapped(null)}
        />
      ) : (
        <div className="grid gap-8">
          <p className="text-muted">
            {orderChange.mealsDialog.text(
              formatDate(delivery.date, lang, 'long'),
              dayAndTime(Date.parse(delivery.changeUntil), lang),
            )}
          </p>
          <MealsChosen
            contents={contents}
            pieces={pieces}
            full={full}
            change={change}
            swap={menu ? setSwapped : null}
            heading={place}
          />
          {status === 'loading' && <Waiting />}
          {status === 'failed' && (
            <Notice kind="error" action={<Button onClick={load}>{orderChange.retry}</Button>}>
              {orderChange.mealsDialog.failed}
            </Notice>
          )}
          {menu && (
            <MealsMenu
              menu={menu}
              pieces={pieces}
              contents={contents}
              full={full}
              change={change}
            />
          )}
        </div>
      )}
    </Overlay>
  )
}

function Waiting() {
  const { orderChange } = useWords()
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {orderChange.mealsDialog.loading}
      </p>
      <Skeleton className="h-12 rounded-full" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  )
}
