import X from 'lucide-react/icons/x'
import { Select } from '../ui/select.tsx'

type Props = {
  readonly title: string
  readonly text: string
  /** Said where nothing is chosen. */
  readonly none: string
  readonly add: string
  readonly choose: string
  readonly takeOut: (name: string) => string
  /** What can be chosen: an id and its name. */
  readonly names: readonly (readonly [id: string, name: string])[]
  readonly chosen: readonly string[]
  readonly change: (chosen: readonly string[]) => void
}

/** Some of many things, chosen one by one. */
export function ChosenList(props: Props) {
  const { title, text, none, add, choose, takeOut, names, chosen, change } = props
  const nameOf = new Map(names)
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <p className="mb-1.5 text-sm text-muted">{text}</p>
      {chosen.length === 0 && <p className="text-muted">{none}</p>}
      <ul>
        {chosen.map(id => (
          <li key={id} className="flex items-center justify-between gap-3">
            {nameOf.get(id) ?? id}
            <button
              type="button"
              aria-label={takeOut(nameOf.get(id) ?? id)}
              onClick={() => change(chosen.filter(one => one !== id))}
              className="grid size-11 place-items-center rounded-full hover:bg-basil-soft"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <Select
          label={add}
          value=""
          onChange={id => id && change([...chosen, id])}
          options={[
            { value: '', label: choose },
            ...names
              .filter(([id]) => !chosen.includes(id))
              .map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
    </div>
  )
}
