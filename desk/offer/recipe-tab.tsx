import X from 'lucide-react/icons/x'
import { useMemo } from 'react'
import type { Ingredient } from '#shop/food/recipe.ts'
import { portionsSold } from '#shop/food/written-recipe.ts'
import { formatNumber } from '#shop/format.ts'
import { useLanguage } from '../../app/text/language.ts'
import { useWords } from '../text/words.ts'
import { NumberField } from './number-field.tsx'
import { type Draft, declaredOf, withPortion } from './written.ts'

type Props = {
  readonly draft: Draft
  readonly change: (draft: Draft) => void
  readonly ingredients: readonly Ingredient[]
  /** What an allergen is called, by its code. */
  readonly allergenName: (code: string) => string
}

/** Grams of each ingredient and portion, and at once what they make of the dish. */
export function RecipeTab({ draft, change, ingredients, allergenName }: Props) {
  const { offer } = useWords()
  const lang = useLanguage()
  const portions = portionsSold(draft)
  const names = useMemo(() => new Map(ingredients.map(one => [one.id, one.name])), [ingredients])
  const free = ingredients
    .filter(({ id }) => !(id in draft.recipe))
    .toSorted((one, other) => one.name[lang].localeCompare(other.name[lang], lang))
  const put = (recipe: Draft['recipe']) => change({ ...draft, recipe })
  return (
    <div className="grid gap-8 xl:grid-cols-[1fr_24rem]">
      <div className="min-w-0">
        <div className="overflow-x-auto rounded-card border border-line bg-card p-2 shadow-card">
          <table className="w-full">
            <caption className="sr-only">{offer.tabs.recipe}</caption>
            <thead>
              <tr>
                <th scope="col" className="p-2 text-start font-medium text-muted">
                  {offer.list}
                </th>
                {portions.map(portion => (
                  <th key={portion} scope="col" className="p-2 text-end font-medium text-muted">
                    {offer.portions[portion]}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {Object.entries(draft.recipe).map(([id, grams]) => {
                const name = names.get(id)?.[lang] ?? id
                return (
                  <tr key={id}>
                    <th scope="row" className="min-w-32 p-2 text-start font-normal">
                      {name}
                    </th>
                    {portions.map(portion => (
                      <td key={portion} className="p-1">
                        <NumberField
                          label={offer.grams(name, offer.portions[portion])}
                          value={typeof grams === 'number' ? grams : grams[portion]}
                          set={amount =>
                            put({ ...draft.recipe, [id]: withPortion(grams, portion, amount) })
                          }
                        />
                      </td>
                    ))}
                    <td className="p-1">
                      <button
                        type="button"
                        aria-label={offer.remove(name)}
                        className="grid size-11 place-items-center rounded-field text-muted hover:text-error"
                        onClick={() => {
                          const { [id]: _, ...others } = draft.recipe
                          put(others)
                        }}
                      >
                        <X size={18} aria-hidden="true" />
                      </button>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
        <select
          aria-label={offer.add}
          value=""
          onChange={event => put({ ...draft.recipe, [event.target.value]: {} })}
          className="mt-4 h-12 w-full max-w-sm rounded-field border border-edge bg-card px-4"
        >
          <option value="">{offer.add}</option>
          {free.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[lang]}
            </option>
          ))}
        </select>
      </div>
      <Figures draft={draft} ingredients={ingredients} allergenName={allergenName} />
    </div>
  )
}

function Figures({ draft, ingredients, allergenName }: Omit<Props, 'change'>) {
  const { offer } = useWords()
  const lang = useLanguage()
  const declared = useMemo(() => declaredOf(draft, ingredients), [draft, ingredients])
  return (
    <section aria-label={offer.figures} className="space-y-6">
      <h2 className="text-xl">{offer.figures}</h2>
      {declared.map(({ portion, info }) => (
        <div key={portion}>
          <h3 className="font-semibold">{offer.portions[portion]}</h3>
          {info && (
            <>
              <p className="text-lg tabular-nums">
                {formatNumber(info.weight, lang)} g · {formatNumber(info.perPortion.kcal, lang)}{' '}
                {offer.kcal} · {formatNumber(info.perPortion.protein, lang)} g {offer.protein}
              </p>
              <p className="mt-1 text-sm">
                <span className="text-muted">{offer.allergens}:</span>{' '}
                <span className="font-medium">
                  {info.allergens.map(allergenName).join(', ') || offer.noAllergens}
                </span>
              </p>
              <p className="mt-1 text-sm text-muted">
                {info.ingredients
                  .map(({ name, percent }) => `${name[lang]} ${formatNumber(percent, lang, 1)}%`)
                  .join(', ')}
              </p>
            </>
          )}
        </div>
      ))}
    </section>
  )
}
