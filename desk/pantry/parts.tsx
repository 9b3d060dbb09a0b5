import X from 'lucide-react/icons/x'
import type { FileIngredient } from '#shop/food/recipe.ts'
import { useLanguage } from '#ui/language.ts'
import { NumberField } from '../dishes/number-field.tsx'
import { useWords } from '../text/words.ts'

type Props = {
  readonly draft: FileIngredient
  readonly change: (draft: FileIngredient) => void
  readonly rows: readonly FileIngredient[]
}

/** What a component is made of, in grams as served. */
export function Parts({ draft, change, rows }: Props) {
  const { catalogue, pantry } = useWords()
  const lang = useLanguage()
  const { recipe = {} } = draft
  const nameOf = (id: string) => rows.find(one => one.id === id)?.name[lang] ?? id
  const free = rows
    .filter(({ id }) => id !== draft.id && !(id in recipe))
    .toSorted((one, other) => one.name[lang].localeCompare(other.name[lang], lang))
  return (
    <section>
      <h2 className="text-xl">{pantry.parts}</h2>
      <p className="mb-3 text-muted">{pantry.componentText}</p>
      <ul className="max-w-xl">
        {Object.entries(recipe).map(([id, grams]) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-1.5">
            <span className="grow">{nameOf(id)}</span>
            <span className="w-28 shrink-0">
              <NumberField
                label={catalogue.grams(nameOf(id), pantry.parts)}
                value={grams || undefined}
                set={amount => change({ ...draft, recipe: { ...recipe, [id]: amount ?? 0 } })}
              />
            </span>
            <button
              type="button"
              aria-label={catalogue.remove(nameOf(id))}
              className="grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-error"
              onClick={() => {
                const { [id]: _, ...others } = recipe
                change({ ...draft, recipe: others })
              }}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <select
        aria-label={catalogue.add}
        value=""
        onChange={event => change({ ...draft, recipe: { ...recipe, [event.target.value]: 0 } })}
        className="mt-4 h-12 w-full indent-1 max-w-sm rounded-field border border-edge bg-card px-4"
      >
        <option value="">{catalogue.add}</option>
        {free.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[lang]}
          </option>
        ))}
      </select>
    </section>
  )
}
