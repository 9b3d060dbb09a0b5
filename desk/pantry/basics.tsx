import type { FileIngredient } from '#shop/food/recipe.ts'
import { storages } from '#shop/food/recipe.ts'
import { formatNumber } from '#shop/format.ts'
import { languages } from '#shop/language.ts'
import { Checkbox, TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { NumberField } from '../dishes/number-field.tsx'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'

type Props = {
  readonly draft: FileIngredient
  readonly change: (draft: FileIngredient) => void
  readonly groups: readonly string[]
  readonly seesCost: boolean
}

export function Basics({ draft, change, groups, seesCost }: Props) {
  const { pantry } = useWords()
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {languages.map(each => (
        <TextField
          key={each}
          name={`name-${each}`}
          label={pantry.nameIn[each]}
          value={draft.name?.[each] ?? ''}
          maxLength={200}
          onChange={value => change({ ...draft, name: { ...draft.name, [each]: value } })}
        />
      ))}
      <Select
        label={pantry.storage}
        value={draft.storage ?? ''}
        empty={pantry.notSaid}
        options={storages.map(value => ({ value, label: pantry.storages[value] }))}
        onChange={storage => change({ ...draft, storage })}
      />
      {!draft.recipe && (
        <>
          <Bought {...{ draft, change, groups, seesCost }} />
          <Diets draft={draft} change={change} />
        </>
      )}
    </div>
  )
}

/** What an ingredient is bought as, how much of it is left in the kitchen, and what it costs. */
function Bought({ draft, change, groups, seesCost }: Props) {
  const { pantry } = useWords()
  const lang = useLanguage()
  const { yield: share = 1 } = draft
  const called: Partial<Record<string, string>> = pantry.groups
  const set = (field: 'yield' | 'costPerKg') => (amount: number | undefined) => {
    const { [field]: _, ...rest } = draft
    change(amount === undefined ? rest : { ...rest, [field]: amount })
  }
  return (
    <>
      <Select
        label={pantry.group}
        value={draft.group ?? ''}
        empty={pantry.choose}
        options={groups.map(value => ({ value, label: called[value] ?? value }))}
        onChange={group => change({ ...draft, group })}
      />
      <div>
        <p className="mb-1.5 font-medium">{pantry.yield}</p>
        <NumberField
          label={pantry.yield}
          value={draft.yield}
          digits={3}
          isShare
          set={set('yield')}
        />
        {share > 0 && (
          <p className="mt-1.5 text-sm text-muted">
            {pantry.yieldHint(formatNumber(100 / share, lang))}
          </p>
        )}
      </div>
      {seesCost && (
        <div>
          <p className="mb-1.5 font-medium">{pantry.cost}</p>
          <NumberField label={pantry.cost} value={draft.costPerKg} isMoney set={set('costPerKg')} />
        </div>
      )}
    </>
  )
}

/** A vegan dish is vegetarian, too. */
function Diets({ draft, change }: Pick<Props, 'draft' | 'change'>) {
  const { pantry } = useWords()
  const { vegan = false, vegetarian = false } = draft
  return (
    <div className="md:col-span-2">
      <Checkbox
        name="vegan"
        label={pantry.vegan}
        checked={vegan}
        onChange={isOn => change({ ...draft, vegan: isOn, vegetarian: isOn || vegetarian })}
      />
      <Checkbox
        name="vegetarian"
        label={pantry.vegetarian}
        checked={vegetarian}
        onChange={isOn => change({ ...draft, vegetarian: isOn, vegan: isOn && vegan })}
      />
    </div>
  )
}
