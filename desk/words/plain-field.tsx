import type { Names } from '#shop/lack/lack-text.ts'
import type { Language } from '#shop/language.ts'
import type { Json } from '#shop/merge/merge.ts'
import { textNames } from '#shop/publishing/text-names.ts'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import { type Path, type Row, withValue } from './parts.ts'

export type Props = {
  readonly rows: readonly Row[]
  readonly value: Json
  readonly change: (value: Json) => void
  /** The language that a phone shows; a wider window shows both beside each other. */
  readonly shown: Language
  /** What fields are called by that are known by a code alone, such as phrases of mails. */
  readonly names?: Names
  /** What is wrong, by the field's path. */
  readonly wrong: ReadonlyMap<string, string>
}

export type OneProps<Kind extends Row['kind']> = Omit<Props, 'rows'> & {
  readonly row: Extract<Row, { kind: Kind }>
  readonly label: string
}

/** A word, a number or some names, or one of a few values. */
export function Plain({
  row,
  label,
  value,
  change,
  shown,
  wrong,
}: OneProps<Exclude<Row['kind'], 'text' | 'list'>>) {
  const { words } = useWords()
  const name = row.path.join('.')
  const error = wrong.get(name)
  const set = (next: Json) => change(withValue(value, row.path, next))
  const options = choicesOf(row, value, { ...words, lang: shown })
  if (options)
    return (
      <div className="max-w-sm">
        <Select label={label} value={String(row.value)} options={options} onChange={set} />
      </div>
    )
  const text = row.kind === 'names' ? row.value.join(', ') : String(row.value)
  const isName = ['slug', 'code'].includes(lastName(row.path))
  return (
    <div className="max-w-sm">
      <TextField
        name={name}
        label={label}
        {...(error ? { error } : row.kind === 'names' && { hint: words.names2 })}
        value={text}
        {...(row.kind === 'number' && { inputMode: 'numeric' as const })}
        readOnly={isName && !text.startsWith('new-') && !wrong.has(name)}
        onChange={typed => set(typedAs(row.kind, typed))}
      />
    </div>
  )
}

/** Text that is no number stays text, so that the schema refuses it. */
function typedAs(kind: Row['kind'], typed: string): Json {
  if (kind === 'names') return typed.split(',').map(one => one.trim())
  return kind === 'number' && /^\d{1,4}$/.test(typed) ? Number(typed) : typed
}

type Choices = {
  readonly audiences: Readonly<Record<string, string>>
  readonly needs: Readonly<Record<string, string>>
  readonly lang: Language
}

/** What a field may hold, where only some values make sense; null: it is written freely. */
function choicesOf(row: Row, value: Json, { audiences, needs, lang }: Choices) {
  const field = lastName(row.path)
  if (field === 'audience') return choices(audiences)
  // A shop's folder may ask for what has no name here.
  if (field === 'needs' && row.kind === 'line') return choices({ [row.value]: row.value, ...needs })
  const groups = (value as { readonly groups?: readonly Json[] } | null)?.groups
  if (field !== 'group' || !groups) return null
  const names = textNames({ groups })
  return Object.entries(names).map(([code, name]) => ({ value: code, label: name?.[lang] || code }))
}

function choices(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

export function lastName(path: Path): string {
  return String(path.findLast(step => typeof step === 'string') ?? '')
}
