import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { matches } from '#shop/greek.ts'
import { Euro } from '#ui/money.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { type Given, refusalOf } from './shown.ts'

type Choice = {
  readonly itemId: string
  readonly name: string
  readonly price: number
  readonly left: number | null
}

/** Dishes that are shown at once while somebody types. */
const most = 8

/** The day's menu by keyboard: some letters, an arrow, Enter; what was chosen below. */
export function What({ shown: { cart, meals, dropped = [] }, change, refused }: Given) {
  const { phone } = useWords()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  // What was pressed and is not answered yet: nobody waits between two presses.
  const [wanted, setWanted] = useState<ReadonlyMap<string, number> | null>(null)
  const items = cart.scheduleMenus[0]?.items ?? []
  const amounts = wanted ?? new Map(items.map(({ id, amount }) => [id, amount]))
  const all: Choice[] = meals.flatMap(({ name, builds }) =>
    builds.map(({ id, portion, price, left }) => ({
      ...{ itemId: id, price, left },
      name: `${name}, ${portion.name}`,
    })),
  )
  const found = typed.trim() === '' ? [] : all.filter(({ name }) => matches(typed, name))
  const offered = found.slice(0, most)
  const marked = Math.max(0, Math.min(at, offered.length - 1))
  function set(itemId: string, amount: number) {
    const next = new Map(amounts).set(itemId, Math.max(0, amount))
    setWanted(next)
    change(
      { items: [{ itemId, amount: Math.max(0, amount) }] },
      { onSettled: () => setWanted(null) },
    )
  }
  function add(choice: Choice | undefined) {
    if (!choice || choice.left === 0) return
    set(choice.itemId, (amounts.get(choice.itemId) ?? 0) + 1)
    setTyped('')
    setAt(0)
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
      <div>
        <label htmlFor="phone-dish" className="mb-1.5 block font-medium">
          {phone.find}
        </label>
        <input
          id="phone-dish"
          role="combobox"
          aria-expanded={offered.length > 0}
          aria-controls="phone-dishes"
          aria-describedby="phone-dish-hint"
          aria-activedescendant={offered.length > 0 ? `phone-dish-${marked}` : undefined}
          autoComplete="off"
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={event => {
            if (event.key === 'Enter') add(offered[marked])
            else if (event.key === 'ArrowDown') setAt(marked + 1)
            else if (event.key === 'ArrowUp') setAt(marked - 1)
            else return
            event.preventDefault()
          }}
          className="block h-12 w-full rounded-field border border-edge bg-card px-4 text-base text-ink hover:border-ink focus-visible:rounded-field focus-visible:outline-offset-0"
        />
        <p id="phone-dish-hint" role="status" className="mt-1.5 text-sm text-muted">
          {typed.trim() && found.length === 0 ? phone.noDish : phone.findHint}
        </p>
        <div
          id="phone-dishes"
          role="listbox"
          aria-label={phone.find}
          className={
            offered.length > 0
              ? 'mt-2 rounded-card border border-line bg-card p-1.5 shadow-raised'
              : ''
          }
        >
          {offered.map((choice, index) => (
            <div
              key={choice.itemId}
              id={`phone-dish-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              aria-disabled={choice.left === 0}
              onPointerDown={event => {
                event.preventDefault()
                add(choice)
              }}
              className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-field px-3 py-2 ${index === marked ? 'bg-basil-soft' : ''}`}
            >
              <span>
                {choice.name}
                {choice.left !== null && (
                  <span className="ms-2 text-sm text-warning">{phone.left(choice.left)}</span>
                )}
              </span>
              <span className="tabular-nums">
                <Euro value={choice.price} />
              </span>
            </div>
          ))}
        </div>
      </div>
      <Refusal of={refusalOf(refused, 'items')} />
      {dropped.length > 0 && <Notice kind="warning">{phone.dropped(dropped.join(', '))}</Notice>}
      {items.length === 0 ? (
        <p className="text-muted">{phone.empty}</p>
      ) : (
        <ul className="rounded-card border border-line bg-card shadow-card">
          {items.map(({ id, name, item, amount, total }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line px-5 py-2 not-last:border-b"
            >
              <span className="min-w-0 flex-1 basis-48">
                {name} <span className="text-sm text-muted">{item.portion.name}</span>
              </span>
              <span className="inline-flex h-11 items-center rounded-full border border-edge">
                <button
                  type="button"
                  aria-label={`− ${name}`}
                  onClick={() => set(id, (amounts.get(id) ?? amount) - 1)}
                  className={step}
                >
                  <Minus size={18} aria-hidden="true" />
                </button>
                <output className="min-w-6 text-center font-semibold tabular-nums">
                  {amounts.get(id) ?? amount}
                </output>
                <button
                  type="button"
                  aria-label={`+ ${name}`}
                  onClick={() => set(id, (amounts.get(id) ?? amount) + 1)}
                  className={step}
                >
                  <Plus size={18} aria-hidden="true" />
                </button>
              </span>
              <span className="min-w-20 text-end tabular-nums">
                <Euro value={total} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const step =
  'grid size-11 place-items-center rounded-full text-basil hover:bg-basil-soft focus-visible:rounded-full'
