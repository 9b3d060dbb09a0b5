import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../text/words.ts'
import type { Choice, Column } from './column.ts'
import type { useKeys } from './keys.ts'
import type { View } from './view.ts'

export type ToolsProps<Row> = {
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly view: View
  readonly show: (part: Partial<View>) => void
  readonly keys: ReturnType<typeof useKeys>
  readonly save: () => void
  readonly count: string
}

/** After the last letter, until the list is filtered. */
const pauseMilliseconds = 150

const field = 'h-11 rounded-field border border-edge bg-card text-base hover:border-ink'

/** The address follows what is typed, a moment later: it must not hold a letter back. */
export function Filter(props: {
  text: string
  change: (text: string) => void
  keys: ReturnType<typeof useKeys>
}) {
  const { text, change, keys } = props
  const { list } = useWords()
  const [typed, setTyped] = useState(text)
  const input = useRef<HTMLInputElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(text)
  }, [text])
  function type(next: string) {
    setTyped(next)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => change(next), pauseMilliseconds)
  }
  return (
    <span className="relative col-span-2 min-w-52 flex-1">
      <Search
        size={18}
        aria-hidden="true"
        className="absolute inset-y-0 start-3.5 my-auto text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={list.filter}
        aria-keyshortcuts={keys.isOn ? '/' : undefined}
        placeholder={list.filter}
        value={typed}
        onChange={event => type(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && event.currentTarget.blur()}
        className={`${field} w-full ps-11 pe-3`}
      />
    </span>
  )
}

export function ChoiceBox(props: {
  title: string
  value: string
  choices: readonly Choice[]
  change: (value: string) => void
}) {
  const { title, value, choices, change } = props
  const { list } = useWords()
  return (
    <select
      aria-label={title}
      value={value}
      onChange={event => change(event.target.value)}
      className={`${field} w-full min-w-0 px-3 sm:w-auto sm:max-w-64`}
    >
      <option value="">{`${title}: ${list.all}`}</option>
      {value !== '' && choices.every(({ code }) => code !== value) && (
        <option value={value}>{value}</option>
      )}
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Where a narrow screen has no titles to press. */
export function Order<Row>({
  columns,
  view,
  show,
}: Pick<ToolsProps<Row>, 'columns' | 'view' | 'show'>) {
  const { list } = useWords()
  const { order } = view
  return (
    <select
      aria-label={list.order}
      value={order ? `${order.falling ? '-' : ''}${order.column}` : ''}
      onChange={({ target: { value } }) => {
        const next = { column: value.replace(/^-/, ''), falling: value.startsWith('-') }
        show({ order: value ? next : null })
      }}
      className={`${field} w-full min-w-0 px-3 sm:w-auto md:hidden`}
    >
      <option value="">{`${list.order}: ${list.usualOrder}`}</option>
      {columns
        .filter(({ value }) => value)
        .flatMap(({ name, title }) => [
          <option key={name} value={name}>
            {list.rising(title)}
          </option>,
          <option key={`-${name}`} value={`-${name}`}>
            {list.falling(title)}
          </option>,
        ])}
    </select>
  )
}
