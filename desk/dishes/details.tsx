import type { DishDraft } from '#shop/food/dish-file.ts'
import type { Pantry } from '#shop/food/recipe.ts'
import { itemTypes } from '#shop/meal.ts'
import { inOrder } from '#shop/menu/board.ts'
import type { Json } from '#shop/merge/merge.ts'
import { pieceValue } from '#shop/publishing/piece-value.ts'
import { Checkbox } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { DayField } from '../ui/day-field.tsx'
import { Select } from '../ui/select.tsx'
import { Boxes, type BoxName, Figure, type Option } from './detail-fields.tsx'
import { Dip } from './dip.tsx'

const tags = ['best-seller', 'new'] as const

type Props = {
  readonly draft: DishDraft
  readonly change: (draft: DishDraft) => void
  readonly pantry: Pantry
  readonly codes: Output<'dish-one'>['codes']
  /** The weekdays on which the shop delivers. */
  readonly open: Output<'dish-one'>['weekdays']
}

/** What it counts as, where the menu shows it, how it keeps, and its dip. */
export function Details({ draft, change, pantry, codes, open }: Props) {
  const { pantry: words } = useWords()
  const lang = useLanguage()
  const set: Set = more => change(withFields(draft, more))
  const number = (field: NumberName, label: string, hint: string | null, digits: number) => (
    <Figure
      {...{ label, hint, digits }}
      value={draft[field]}
      set={amount => set({ [field]: amount })}
    />
  )
  // A closed day that the dish names is shown too, or it could not be taken away.
  const weekdays = inOrder([...open, ...(draft.weekdays ?? [])])
  const boxes = (field: BoxName, legend: string, options: readonly Option[], hint?: string) => (
    <Boxes
      {...{ field, legend, options, hint }}
      chosen={draft[field] ?? []}
      set={chosen =>
        set({ [field]: chosen.length > 0 || field === 'categories' ? chosen : undefined })
      }
    />
  )
  return (
    <div className="grid max-w-4xl gap-x-10 gap-y-6 md:grid-cols-2">
      <div className="space-y-6">
        <CountsAs draft={draft} set={set} mains={codes.mains} />
        {boxes(
          'categories',
          words.categories,
          codes.categories.map(({ code, name }) => ({ value: code, label: name[lang] })),
        )}
        {boxes(
          'weekdays',
          words.weekdays,
          weekdays.map(value => ({ value, label: words.weekdayNames[value] })),
          words.weekdaysHint,
        )}
      </div>
      <div className="space-y-6">
        {boxes(
          'tags',
          words.tags,
          tags.map(value => ({ value, label: words.tagNames[value] })),
        )}
        <NewUntil value={draft.newUntil} set={newUntil => set({ newUntil })} />
        {number('premium', words.premium, null, 2)}
        {number('minutes', words.minutes, words.minutesHint, 0)}
        {number('shelfDays', words.shelfDays, words.shelfHint, 0)}
        <DipFields {...{ draft, set, pantry }} />
      </div>
    </div>
  )
}

function DipFields({ draft, set, pantry }: { draft: DishDraft; set: Set; pantry: Pantry }) {
  const { pantry: words } = useWords()
  return (
    <>
      <Checkbox
        name="dip"
        label={words.dip}
        checked={draft.dip !== undefined}
        onChange={isOn => set({ dip: isOn ? { name: { el: '', en: '' }, recipe: {} } : undefined })}
      />
      {draft.dip && <Dip dip={draft.dip} set={dip => set({ dip })} pantry={pantry} />}
    </>
  )
}

type Set = (more: Partial<DishDraft>) => void

function CountsAs({
  draft,
  set,
  mains,
}: {
  draft: DishDraft
  set: Set
  mains: Props['codes']['mains']
}) {
  const { pantry: words } = useWords()
  const lang = useLanguage()
  return (
    <>
      <Select
        label={words.type}
        value={draft.type ?? ''}
        empty={words.choose}
        options={itemTypes.map(value => ({ value, label: words.types[value] }))}
        onChange={type => set({ type })}
      />
      <Select
        label={words.mainIngredient}
        value={draft.mainIngredient ?? ''}
        empty={words.choose}
        options={mains.map(({ code, name }) => ({ value: code, label: name[lang] }))}
        onChange={mainIngredient => set({ mainIngredient })}
      />
    </>
  )
}

function NewUntil({
  value,
  set,
}: {
  value: string | undefined
  set: (day: string | undefined) => void
}) {
  const { pantry: words } = useWords()
  return (
    <DayField
      name="newUntil"
      label={words.newUntil}
      hint={words.newUntilHint}
      value={value ?? ''}
      onChange={day => set(day || undefined)}
    />
  )
}

/** A field that is undefined goes. */
function withFields(draft: DishDraft, more: Parameters<Set>[0]): DishDraft {
  const all: Readonly<Record<string, Json>> = { ...draft, ...more }
  const next = Object.entries(all).filter(([, value]) => value !== undefined)
  return pieceValue<'dish'>(Object.fromEntries(next))
}

type NumberName = 'premium' | 'minutes' | 'shelfDays'
