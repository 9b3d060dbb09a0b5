import { type KeyboardEvent, useState } from 'react'
import { matches } from '#shop/greek.ts'
import { Euro } from '#ui/money.tsx'
import { useWords } from '../text/words.ts'

export type Choice = {
  readonly itemId: string
  readonly name: string
  readonly price: number
  readonly left: number | null
}

const most = 8

/** A dish by some letters, an arrow and Enter. */
export function FindDish({
  choices,
  add,
}: {
  choices: readonly Choice[]
  add: (itemId: string) => void
}) {
  const { phone } = useWords()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const hits = typed.trim() === '' ? [] : choices.filter(({ name }) => matches(typed, name))
  const offered = hits.slice(0, most)
  const marked = Math.max(0, Math.min(at, offered.length - 1))

  function choose(choice: Choice | undefined): void {
    if (!choice || choice.left === 0) return
    add(choice.itemId)
    setTyped('')
    setAt(0)
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') choose(offered[marked])
    else if (event.key === 'ArrowDown') setAt(marked + 1)
    else if (event.key === 'ArrowUp') setAt(marked - 1)
    else return
    event.preventDefault()
  }

  return (
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
        onKeyDown={press}
        className="block h-12 w-full rounded-field border border-edge bg-card px-4 text-base text-ink hover:border-ink focus-visible:rounded-field focus-visible:outline-offset-0"
      />
      <p id="phone-dish-hint" role="status" className="mt-1.5 text-sm text-muted">
        {typed.trim() && hits.length === 0 ? phone.noDish : phone.findHint}
      </p>
      <Offered offered={offered} marked={marked} choose={choose} />
    </div>
  )
}

function Offered({
  offered,
  marked,
  choose,
}: {
  offered: readonly Choice[]
  marked: number
  choose: (choice: Choice) => void
}) {
  const { phone } = useWords()
  return (
    <div
      id="phone-dishes"
      role="listbox"
      aria-label={phone.find}
      className={
        offered.length > 0 ? 'mt-2 rounded-card border border-line bg-card p-1.5 shadow-raised' : ''
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
            choose(choice)
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
  )
}
