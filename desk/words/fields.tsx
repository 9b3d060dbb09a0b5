import type { Json } from '#shop/merge/merge.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { shopLanguages } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { fieldName } from './field-name.ts'
import { emptyLike, type Path, type Row, valueAt, withValue, wordCount } from './parts.ts'
import { lastName, type OneProps, Plain, type Props } from './plain-field.tsx'

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

function One({ row, ...props }: Omit<Props, 'rows'> & { row: Row }) {
  const { words } = useWords()
  const lang = useLanguage()
  const label = labelOf(row.path) ?? fieldName(lastName(row.path), words, props.names, lang)
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

function labelOf(path: Path): string | null {
  const at = path.at(-1)
  return typeof at === 'number' ? `${at + 1}` : null
}
