import type { Names } from '#shop/lack/lack-text.ts'
import type { Json } from '#shop/merge/merge.ts'
import { isText } from '#shop/publishing/text-names.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import { fieldName } from './field-name.ts'
import { emptyLike, type Part, valueAt, withValue } from './parts.ts'

export type View = Output<'words-one'>

type PartsProps = {
  readonly parts: readonly Part[]
  readonly part: Part | undefined
  readonly value: Json
  /** What its own things are called. */
  readonly names: Names
  /** Whether the program knows which there are, as with mails. */
  readonly isFixed: boolean
  readonly choose: (path: string) => void
  readonly change: (value: Json) => void
}

export function Parts({
  parts,
  part,
  value,
  names: allNames,
  isFixed,
  choose,
  change,
}: PartsProps) {
  const { words } = useWords()
  const lang = useLanguage()
  const called = ({ path, title }: Part) => {
    if (typeof title === 'string') return title ? fieldName(title, words) : words.general
    const { code } = (isFixed ? valueAt(value, path) : {}) as { code?: string }
    return allNames[code ?? '']?.[lang] ?? title[lang]
  }
  const [list = '', at] = part?.path ?? []
  const things = valueAt(value, [list])
  const isGrowing = !isFixed && typeof at === 'number' && Array.isArray(things)
  const named = isGrowing && things.every(one => !isText(one))
  const names = isGrowing
    ? things.map(one =>
        String((one as { slug?: Json; code?: Json })?.slug ?? (one as { code?: Json })?.code ?? ''),
      )
    : []
  return (
    <div className="mb-6 flex max-w-3xl flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <Select
          label={words.part}
          value={part?.path.join('.') ?? ''}
          onChange={choose}
          options={parts.map(one => ({ value: one.path.join('.'), label: called(one) || '…' }))}
        />
      </div>
      {named && isGrowing && (
        <Growing
          add={() => {
            change(withValue(value, [list], [...things, emptyLike(things[0], names)]))
            choose(`${list}.${things.length}`)
          }}
          remove={
            things.length > 1 &&
            (() => {
              change(withValue(value, [list], things.toSpliced(at, 1)))
              choose(`${list}.0`)
            })
          }
        />
      )}
    </div>
  )
}

function Growing({ add, remove }: { add: () => void; remove: false | (() => void) }) {
  const { words } = useWords()
  return (
    <>
      <Button size="sm" variant="secondary" onClick={add}>
        {words.add}
      </Button>
      {remove && (
        <Button size="sm" variant="quiet" onClick={remove}>
          {words.remove}
        </Button>
      )}
    </>
  )
}
