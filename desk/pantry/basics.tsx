import { storages } from '#shop/food/recipe.ts'
import { formatNumber } from '#shop/format.ts'
import { Checkbox, TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { NumberField } from '../offer/number-field.tsx'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import type { FileIngredient } from '../written.ts'

type Props = {
  readonly draft: FileIngredient
  readonly change: (draft: FileIngredient) => void
  readonly groups: readonly string[]
  readonly seesCost: boolean
}

/** Names, and how it is kept and bought. */
export function Basics({ draft, change, groups, seesCost }: Props) {
  const { pantry } = useWords()
  const lang = useLanguage()
  const isOwn = !draft.recipe
  const { yield: share = 1 } = draft
  const called: Partial<Record<string, string>> = pantry.groups
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {(['el', 'en'] as const).map(each => (
        <TextField
          key={each}
          name={`name-${each}`}
          label={each === 'el' ? pantry.nameEl : pantry.nameEn}
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
        onChange={value => change({ ...draft, storage: value as (typeof storages)[number] })}
      />
      {isOwn && (
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
              set={amount => {
                const { yield: _, ...rest } = draft
                change(amount === undefined ? rest : { ...rest, yield: amount })
              }}
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
              <NumberField
                label={pantry.cost}
                value={draft.costPerKg}
                isMoney
                set={amount => {
                  const { costPerKg: _, ...rest } = draft
                  change(amount === undefined ? rest : { ...rest, costPerKg: amount })
                }}
              />
            </div>
          )}
          <div className="md:col-span-2">
            <Checkbox
              name="vegan"
              label={pantry.vegan}
              checked={draft.vegan ?? false}
              onChange={vegan =>
                change({ ...draft, vegan, vegetarian: vegan || (draft.vegetarian ?? false) })
              }
            />
            <Checkbox
              name="vegetarian"
              label={pantry.vegetarian}
              checked={draft.vegetarian ?? false}
              onChange={vegetarian =>
                change({ ...draft, vegetarian, vegan: vegetarian && (draft.vegan ?? false) })
              }
            />
          </div>
        </>
      )}
    </div>
  )
}
