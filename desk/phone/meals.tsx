import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Euro } from '#ui/money.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { type Choice, FindDish } from './find-dish.tsx'
import { type PhoneCart, type PhoneCartProps, refusalOf } from './phone-cart.ts'

type Item = NonNullable<PhoneCart['cart']['scheduleMenus'][number]>['items'][number]

/** The day's menu by keyboard; what was chosen below. */
export function Meals({ shown: { cart, meals, dropped = [] }, change, refused }: PhoneCartProps) {
  const { phone } = useWords()
  // What was pressed and is not answered yet: nobody waits between two presses.
  const [wanted, setWanted] = useState<ReadonlyMap<string, number> | null>(null)
  const items = cart.scheduleMenus[0]?.items ?? []
  const amounts = wanted ?? new Map(items.map(({ id, amount }) => [id, amount]))
  const choices: Choice[] = meals.flatMap(({ name, builds }) =>
    builds.map(({ id, portion, price, left }) => ({
      ...{ itemId: id, price, left },
      name: `${name}, ${portion.name}`,
    })),
  )
  function set(itemId: string, wish: number) {
    const amount = Math.max(0, wish)
    setWanted(new Map(amounts).set(itemId, amount))
    change({ items: [{ itemId, amount }] }, { onSettled: () => setWanted(null) })
  }
  if (meals.length === 0)
    return (
      <section className="space-y-2">
        <h2 className="text-xl">{phone.what}</h2>
        <p className="text-muted">{phone.noDay}</p>
      </section>
    )
  return (
    <section className="space-y-4">
      <h2 className="text-xl">{phone.what}</h2>
      <FindDish choices={choices} add={id => set(id, (amounts.get(id) ?? 0) + 1)} />
      <Refusal of={refusalOf(refused, 'items')} />
      {dropped.length > 0 && <Notice kind="warning">{phone.dropped(dropped.join(', '))}</Notice>}
      {items.length === 0 ? (
        <p className="text-muted">{phone.empty}</p>
      ) : (
        <ul className="rounded-card border border-line bg-card shadow-card">
          {items.map(item => (
            <ItemRow
              key={item.id}
              item={item}
              amount={amounts.get(item.id) ?? item.amount}
              set={amount => set(item.id, amount)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function ItemRow({
  item: { name, item, total },
  amount,
  set,
}: {
  item: Item
  amount: number
  set: (amount: number) => void
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line px-5 py-2 not-last:border-b">
      <span className="min-w-0 flex-1 basis-48">
        {name} <span className="text-sm text-muted">{item.portion.name}</span>
      </span>
      <span className="inline-flex h-11 items-center rounded-full border border-edge">
        <button
          type="button"
          aria-label={`− ${name}`}
          onClick={() => set(amount - 1)}
          className={step}
        >
          <Minus size={18} aria-hidden="true" />
        </button>
        <output className="min-w-6 text-center font-semibold tabular-nums">{amount}</output>
        <button
          type="button"
          aria-label={`+ ${name}`}
          onClick={() => set(amount + 1)}
          className={step}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      </span>
      <span className="min-w-20 text-end tabular-nums">
        <Euro value={total} />
      </span>
    </li>
  )
}

const step =
  'grid size-11 place-items-center rounded-full text-basil hover:bg-basil-soft focus-visible:rounded-full'
