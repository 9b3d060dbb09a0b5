import { useRef, useState } from 'react'
import { formatDate } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { call } from '../../../call.ts'
import { Overlay } from '../../../dialog/overlay.tsx'
import { type Contents, exchanged } from '../../../fill/contents.ts'
import { stateText } from '../../../menu/weekly/state-text.ts'
import { dayAndTime } from '../../../order/moment.ts'
import { useLanguage, useWords } from '../../../text/words.ts'
import '../../../text/more-words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Changing, type DialogProps, toldOf, useChanging } from '../changing/changing.ts'
import type { Delivery } from '../delivery-view.ts'
import { MealsChosen } from './meals-chosen.tsx'
import {
  boughtIn,
  isFull,
  isSame,
  type OrderMenu,
  piecesFor,
  stateOf,
  wanted,
  withAmount,
} from './meals-contents.ts'
import { MealsMenu } from './meals-menu.tsx'
import { MealsSwap } from './meals-swap.tsx'
import { useOrderMenu } from './order-menu.ts'

/** Milliseconds to wait after a change before asking for its price. */
const pause = 350

export default function MealsDialog(props: DialogProps) {
  const delivery = props.order.deliveries.find(({ id }) => id === props.of)
  return delivery ? <Meals {...props} delivery={delivery} /> : null
}

type MealsProps = DialogProps & { delivery: Delivery }

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

/** The meals as they are chosen now, and what the order costs with them. */
function useMeals(props: MealsProps, menu: OrderMenu | null) {
  const { open, order, delivery } = props
  const before = boughtIn(delivery)
  const [contents, setContents] = useState(before)
  const [swapped, setSwapped] = useState<string | null>(null)
  const place = useRef<HTMLHeadingElement>(null)
  const pieces = piecesFor(delivery, menu)
  const state = stateOf(delivery, contents, pieces)
  const complete = state.missing['main-meal'] + state.missing.snack === 0
  const touched = !isSame(contents, before)
  const items = wanted(contents)
  const ids = { orderId: order.id, scheduleMenuId: delivery.id }
  const changing = useChanging(
    open && touched && complete ? JSON.stringify(items) : null,
    how => call('customer-order-menu-update', { ...ids, items, ...how }),
    { ...props, pause },
  )

  function change(id: string, amount: number): void {
    const bought = pieces.get(id)?.bought ?? 0
    if (amount === 0 && bought === 0) place.current?.focus({ preventScroll: true })
    setContents(before => withAmount(before, id, amount, bought))
  }

  function swap(from: string, to: string): void {
    setContents(known => kept(exchanged(known, from, to), before))
    setSwapped(null)
  }

  return {
    ...{ contents, pieces, state, complete, touched, changing, change, place },
    ...{ swapped, setSwapped, swap },
  }
}

/** Keeps a meal that was bought and swapped away in the list, at 0. */
function kept(contents: Contents, before: Contents): Contents {
  const gone = before.filter(({ itemId }) => !contents.some(each => each.itemId === itemId))
  return [...contents, ...gone.map(({ itemId }) => ({ itemId, amount: 0 }))]
}

type EndProps = { told: string; complete: boolean; touched: boolean; changing: Changing }

/** How full the delivery is, what the order costs now, and the button that saves. */
function End({ told, complete, touched, changing }: EndProps) {
  const { orderChange } = useWords()
  const words = orderChange.mealsDialog
  const { effect, asking, refused, priceChanged, busy, make } = changing
  const total = effect ? words.total(formatEuros(effect.after)) : ''
  return (
    <div className="grid gap-3">
      {refused && <Notice kind="error">{toldOf(refused)}</Notice>}
      <div role="status" className="flex flex-wrap justify-between gap-x-4">
        <span className={complete ? 'font-medium text-success' : 'font-medium text-muted'}>
          {told}
        </span>
        <span className="text-muted tabular-nums">
          {asking ? orderChange.effect.asking : total}
        </span>
        {priceChanged && (
          <span className="w-full text-terracotta">{orderChange.effect.changed}</span>
        )}
      </div>
      {!touched && (
        <p id="meals-same" className="text-muted">
          {words.nothing}
        </p>
      )}
      <Button
        size="lg"
        busy={busy}
        disabled={!effect}
        aria-describedby={touched ? undefined : 'meals-same'}
        onClick={() => void make(words.done)}
        className="w-full"
      >
        <ButtonText changing={changing} />
      </Button>
    </div>
  )
}

function ButtonText({ changing }: { changing: Changing }) {
  const { orderChange } = useWords()
  const words = orderChange.mealsDialog
  const { effect } = changing
  if (effect && effect.toPay > 0) return words.pay(formatEuros(effect.toPay))
  if (effect && effect.refund > 0) return words.saveBack(formatEuros(effect.refund))
  return words.save
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
