import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Euro } from '#ui/money.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import { ActForm } from './act-form.tsx'
import { type OnDelivery, useTitle } from './delivery-acts.tsx'

type Line = {
  readonly itemId: string
  readonly name: string
  readonly portion: string
  readonly price: number
  readonly amount: number
}

export function ChangeMeals({ shown, delivery, close }: OnDelivery) {
  const { orders } = useWords()
  const title = useTitle(orders.act.meals, delivery)
  const [lines, setLines] = useState<readonly Line[]>(() => bought(delivery))
  const choices = useAnswer('order-delivery-one', {
    order: shown.order.id,
    deliveryId: delivery.id,
  })
  const meals = choices.data?.meals ?? []
  const offered = meals.filter(({ itemId }) => !lines.some(line => line.itemId === itemId))
  const items = lines
    .filter(({ amount }) => amount > 0)
    .map(({ itemId, amount }) => ({ itemId, amount }))
  const isOther = JSON.stringify(lines) !== JSON.stringify(bought(delivery))
  const set = (itemId: string, amount: number) =>
    setLines(before => before.map(line => (line.itemId === itemId ? { ...line, amount } : line)))
  return (
    <ActForm
      shown={shown}
      name="order-menu-update"
      title={title}
      yes={orders.save}
      own={isOther && items.length > 0 ? { deliveryId: delivery.id, items } : null}
      close={close}
    >
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(line => (
          <li key={line.itemId} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              {line.name}{' '}
              <span className="text-sm text-muted">
                {line.portion}, <Euro value={line.price} />
              </span>
            </span>
            <Steps line={line} set={set} />
          </li>
        ))}
      </ul>
      <Select
        label={orders.addMeal}
        value=""
        empty={orders.chooseMeal}
        onChange={itemId => {
          const meal = meals.find(each => each.itemId === itemId)
          if (meal) setLines([...lines, { ...meal, amount: 1 }])
        }}
        options={offered.map(({ itemId, name, portion, left }) => ({
          value: itemId,
          label: [`${name}, ${portion}`, left !== null && orders.remains(left)]
            .filter(Boolean)
            .join(', '),
          disabled: left === 0,
        }))}
      />
    </ActForm>
  )
}

function Steps({ line, set }: { line: Line; set: (itemId: string, amount: number) => void }) {
  const { itemId, name, amount } = line
  const step =
    'grid size-11 place-items-center rounded-full text-basil hover:bg-basil-soft focus-visible:rounded-full disabled:text-muted disabled:hover:bg-transparent'
  return (
    <span className="inline-flex h-11 shrink-0 items-center rounded-full border border-edge bg-card">
      <button
        type="button"
        aria-label={`− ${name}`}
        disabled={amount <= 0}
        onClick={() => set(itemId, amount - 1)}
        className={step}
      >
        <Minus size={18} aria-hidden="true" />
      </button>
      <output aria-live="polite" className="min-w-6 text-center font-semibold tabular-nums">
        {amount}
      </output>
      <button
        type="button"
        aria-label={`+ ${name}`}
        disabled={amount >= 40}
        onClick={() => set(itemId, amount + 1)}
        className={step}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
    </span>
  )
}

/** A dish that was bought at two prices is one line here. */
function bought({ items }: OnDelivery['delivery']): readonly Line[] {
  const lines = new Map<string, Line>()
  for (const { id: itemId, name, portion, price, amount } of items) {
    const amountNow = lines.get(itemId)?.amount ?? 0
    lines.set(itemId, { itemId, name, portion: portion.name, price, amount: amount + amountNow })
  }
  return [...lines.values()]
}
