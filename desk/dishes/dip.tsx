import X from 'lucide-react/icons/x'
import type { DishDraft } from '#shop/food/dish-file.ts'
import type { Pantry } from '#shop/food/recipe.ts'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { shopLanguages, typedIn } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { NumberField } from './number-field.tsx'

type DipFields = NonNullable<DishDraft['dip']>

type DipProps = {
  readonly dip: DipFields
  readonly set: (dip: DipFields) => void
  readonly pantry: Pantry
}

/** The dip that comes with a dish: its name and its recipe in grams. */
export function Dip({ dip, set, pantry }: DipProps) {
  const { catalogue, pantry: words } = useWords()
  const lang = useLanguage()
  const nameOf = (id: string) => pantry.get(id)?.name[lang] ?? id
  return (
    <div className="space-y-4">
      {shopLanguages().map(each => (
        <TextField
          key={each}
          name={`dip-${each}`}
          label={words.dipIn[each]}
          value={dip.name[each]}
          onChange={text => set({ ...dip, name: { ...dip.name, ...typedIn(each, text) } })}
        />
      ))}
      <ul>
        {Object.entries(dip.recipe).map(([id, grams]) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-1.5">
            <span className="grow">{nameOf(id)}</span>
            <span className="w-24 shrink-0">
              <NumberField
                label={catalogue.grams(nameOf(id), words.dip)}
                value={grams || undefined}
                set={amount => set({ ...dip, recipe: { ...dip.recipe, [id]: amount ?? 0 } })}
              />
            </span>
            <button
              type="button"
              aria-label={catalogue.remove(nameOf(id))}
              className="grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-error"
              onClick={() => {
                const { [id]: _, ...recipe } = dip.recipe
                set({ ...dip, recipe })
              }}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <AddToDip dip={dip} set={set} pantry={pantry} />
    </div>
  )
}

function AddToDip({ dip, set, pantry }: DipProps) {
  const { pantry: words } = useWords()
  const lang = useLanguage()
  return (
    <select
      aria-label={words.dipRows}
      value=""
      onChange={event => set({ ...dip, recipe: { ...dip.recipe, [event.target.value]: 0 } })}
      className="h-12 w-full indent-1 rounded-field border border-edge bg-card px-4"
    >
      <option value="">{words.dipRows}</option>
      {[...pantry.values()]
        .filter(({ id }) => !(id in dip.recipe))
        .toSorted((one, other) => one.name[lang].localeCompare(other.name[lang], lang))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name[lang]}
          </option>
        ))}
    </select>
  )
}
