import { energyOf } from '#shop/food/nutrition-sum.ts'
import type { FileIngredient, Ingredient } from '#shop/food/recipe.ts'
import { formatNumber } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { NumberField } from '../dishes/number-field.tsx'
import { useWords } from '../text/words.ts'

const rows = ['fat', 'saturates', 'carbs', 'sugars', 'fibre', 'protein', 'salt'] as const
/** What a source may leave out. */
const optional: readonly string[] = ['saturates', 'sugars', 'fibre']

type Row = (typeof rows)[number]
type Grams = Partial<Record<Row, number | null>>
type Props = {
  readonly draft: FileIngredient
  readonly change: (draft: FileIngredient) => void
}

/** Grams in 100 g and the energy that they make; of a component what its parts make. */
export function Nutrition({
  draft,
  change,
  resolved,
}: Props & { resolved: Ingredient | undefined }) {
  const { pantry } = useWords()
  const lang = useLanguage()
  const per100g = (draft.recipe ? resolved?.per100g : draft.per100g) as Grams | undefined
  const grams = (row: Row) => per100g?.[row] ?? 0
  const { kj, kcal } = energyOf({
    ...{ fat: grams('fat'), carbs: grams('carbs') },
    ...{ fibre: grams('fibre'), protein: grams('protein') },
  })
  return (
    <section>
      <h2 className="text-xl">{pantry.nutrition}</h2>
      <p aria-live="polite" className="mt-1 mb-3 text-lg tabular-nums">
        {pantry.energy(formatNumber(kj, lang), formatNumber(kcal, lang))}
      </p>
      <dl className="max-w-md">
        {rows.map(row => (
          <div
            key={row}
            className="flex items-center justify-between gap-4 border-b border-line py-1.5"
          >
            <dt className={optional.includes(row) ? 'ps-4 text-muted' : ''}>{pantry.rows[row]}</dt>
            <dd className="w-28 shrink-0 text-end tabular-nums">
              {draft.recipe ? (
                `${formatNumber(grams(row), lang, 1)} g`
              ) : (
                <GramsField row={row} per100g={per100g ?? {}} draft={draft} change={change} />
              )}
            </dd>
          </div>
        ))}
        {!draft.recipe && <SourceEnergy draft={draft} change={change} />}
      </dl>
      {!draft.recipe && <p className="mt-2 text-sm text-muted">{pantry.unknownHint}</p>}
    </section>
  )
}

function GramsField({ row, per100g, draft, change }: Props & { row: Row; per100g: Grams }) {
  const { pantry } = useWords()
  return (
    <NumberField
      label={pantry.inGrams(pantry.rows[row])}
      value={per100g[row] ?? undefined}
      digits={3}
      set={amount => {
        const { [row]: _, ...others } = per100g
        const nothing = optional.includes(row) ? { [row]: null } : {}
        const next = { ...others, ...(amount === undefined ? nothing : { [row]: amount }) }
        change({ ...draft, per100g: inOrder(next) })
      }}
    />
  )
}

/** The energy that a source names, beside what the grams make. */
function SourceEnergy({ draft, change }: Props) {
  const { pantry } = useWords()
  return (
    <div className="flex items-center justify-between gap-4 py-1.5">
      <dt className="text-muted">{pantry.sourceKcal}</dt>
      <dd className="w-28 shrink-0">
        <NumberField
          label={pantry.sourceKcal}
          value={draft.sourceKcal}
          set={amount => {
            const { sourceKcal: _, ...rest } = draft
            change(amount === undefined ? rest : { ...rest, sourceKcal: amount })
          }}
        />
      </dd>
    </div>
  )
}

/** What was never typed of the optional ones is not known. */
function inOrder(values: Partial<Record<string, number | null>>) {
  return Object.fromEntries(
    rows.flatMap(row => {
      const value = values[row] ?? (optional.includes(row) ? null : undefined)
      return value === undefined ? [] : [[row, value]]
    }),
  ) as unknown as NonNullable<FileIngredient['per100g']>
}
