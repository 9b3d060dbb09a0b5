import type { Language } from '#shop/language.ts'
import type { Json } from '#shop/merge/merge.ts'
import { textNames } from '#shop/publishing/text-names.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { shopLanguages } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import { fieldName } from './field-name.ts'
import { emptyLike, type Path, type Row, valueAt, withValue, wordCount } from './parts.ts'

type Props = {
  readonly rows: readonly Row[]
  readonly value: Json
  readonly change: (value: Json) => void
  /** The language that a phone shows; a wider window shows both beside each other. */
  readonly shown: Language
  /** What is wrong, by the field's path. */
  readonly wrong: ReadonlyMap<string, string>
}

/** The form of a part of a text, in both languages side by side. */
export function Fields({ rows, ...props }: Props) {
  return (
    <div className="grows space-y-5">
      {rows.map(row => (
        <One key={row.path.join('.')} row={row} {...props} />
      ))}
    </div>
  )
}

type OneProps<Kind extends Row['kind']> = Omit<Props, 'rows'> & {
  readonly row: Extract<Row, { kind: Kind }>
  readonly label: string
}

function One({ row, ...props }: Omit<Props, 'rows'> & { row: Row }) {
  const { words } = useWords()
  const label = labelOf(row.path) ?? fieldName(lastName(row.path), words)
  if (row.kind === 'text') return <InBothLanguages {...props} row={row} label={label} />
  if (row.kind === 'list') return <List {...props} row={row} label={label} />
  return <Plain {...props} row={row} label={label} />
}

function InBothLanguages({ row, label, value, change, shown, wrong }: OneProps<'text'>) {
  const { catalogue } = useWords()
  const name = row.path.join('.')
  return (
    <div className="grid gap-x-6 md:grid-cols-2">
      {shopLanguages().map(language => {
        const text = row.value[language]
        const error = wrong.get(`${name}.${language}`)
        const lines = Math.max(1, Math.ceil(text.length / 42), text.split('\n').length)
        return (
          <div key={language} className={language === shown ? '' : 'hidden md:block'}>
            <TextField
              name={`${name}.${language}`}
              label={`${label} · ${catalogue.languages[language]}`}
              hint={catalogue.words(wordCount(text))}
              {...(error && { error })}
              value={text}
              multiline
              rows={Math.min(14, lines)}
              onChange={next => change(withValue(value, [...row.path, language], next))}
            />
          </div>
        )
      })}
    </div>
  )
}

/** A word, a number or some names, or one of a few values. */
function Plain({
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
  const options = choicesOf(row.path, value, { audiences: words.audiences, lang: shown })
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

function List({ row, label, ...props }: OneProps<'list'>) {
  const { words } = useWords()
  const { value, change } = props
  const list = valueAt(value, row.path) as readonly Json[]
  return (
    <fieldset className="rounded-card border border-line p-4 sm:p-5">
      <legend className="px-2 font-semibold">{label}</legend>
      <ol className="space-y-6">
        {row.items.map((rows, at) => {
          const called = `${label} ${at + 1}`
          return (
            <li key={at} className="flex flex-wrap items-start gap-x-3 gap-y-2 md:flex-nowrap">
              <div className="min-w-0 flex-1 basis-72">
                <Fields rows={rows} {...props} />
              </div>
              {list.length > 1 && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="md:mt-7"
                  aria-label={words.removeOf(called)}
                  onClick={() => change(withValue(value, row.path, list.toSpliced(at, 1)))}
                >
                  {words.remove}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      <Button
        className="mt-4"
        size="sm"
        variant="secondary"
        onClick={() => change(withValue(value, row.path, [...list, emptyLike(list[0])]))}
      >
        {words.addLine}
      </Button>
    </fieldset>
  )
}

type Choices = {
  readonly audiences: Readonly<Record<string, string>>
  readonly lang: Language
}

/** What a field may hold, where only some values make sense; null: it is written freely. */
function choicesOf(path: Path, value: Json, { audiences, lang }: Choices) {
  const field = lastName(path)
  if (field === 'audience')
    return Object.entries(audiences).map(([code, label]) => ({ value: code, label }))
  const groups = (value as { readonly groups?: readonly Json[] } | null)?.groups
  if (field !== 'group' || !groups) return null
  const names = textNames({ groups })
  return Object.entries(names).map(([code, name]) => ({ value: code, label: name?.[lang] || code }))
}

/** A fragment of the mails has no name but its code. */
function lastName(path: Path): string {
  return String(path.findLast(step => typeof step === 'string') ?? '')
}

function labelOf(path: Path): string | null {
  const at = path.at(-1)
  return typeof at === 'number' ? `${at + 1}` : null
}
