import type { FileIngredient } from '#shop/food/recipe.ts'
import { formatNumber } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { shortName } from '../ui/allergen-names.ts'
import type { Column } from '../ui/list.tsx'

export type Answer = Output<'ingredient-collection'>

export type Row = {
  readonly id: string
  readonly name: Answer['ingredients'][number]['name']
  readonly one: FileIngredient | null
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  readonly kcal: number | null
  readonly usedIn: number
  readonly drafts: number
}

export function useColumns({ codes, seesCost }: Answer): readonly Column<Row>[] {
  const { catalogue, pantry } = useWords()
  const lang = useLanguage()
  const nameOf = (code: string) =>
    shortName(codes.allergens.find(one => one.code === code)?.name[lang] ?? code)
  const allergens = (row: Row) =>
    [
      row.allergens.map(nameOf).join(', '),
      row.traces.length > 0 && pantry.tracesOf(row.traces.map(nameOf).join(', ')),
    ]
      .filter(Boolean)
      .join(' · ')
  const keeping = useKeepingColumns(seesCost)
  return [
    {
      name: 'name',
      title: pantry.one,
      value: ({ name }) => name[lang],
      cell: ({ name, one }) => (
        <span className="font-semibold">
          {name[lang]}
          {one?.recipe && <span className="font-normal text-muted"> · {pantry.component}</span>}
        </span>
      ),
    },
    {
      name: 'allergens',
      title: pantry.allergens,
      className: 'text-sm',
      value: allergens,
      cell: row => allergens(row) || '–',
    },
    {
      name: 'kcal',
      title: `${catalogue.kcal} / 100 g`,
      isNumber: true,
      className: 'tabular-nums',
      value: ({ kcal }) => (kcal === null ? null : Math.round(kcal)),
      cell: ({ kcal }) => (kcal === null ? '–' : formatNumber(kcal, lang)),
    },
    ...keeping,
    {
      name: 'used',
      title: pantry.usedIn,
      className: 'tabular-nums whitespace-nowrap',
      value: ({ usedIn }) => usedIn,
      cell: ({ usedIn }) => (usedIn > 0 ? pantry.dishes(usedIn) : '–'),
    },
    {
      name: 'drafts',
      title: catalogue.drafts,
      value: ({ drafts }) => drafts,
      cell: ({ drafts }) => drafts || '–',
    },
  ]
}

/** How it is kept, how much of it is left in the kitchen, and what it costs. */
function useKeepingColumns(seesCost: boolean): readonly Column<Row>[] {
  const { pantry } = useWords()
  const lang = useLanguage()
  const storage = ({ one }: Row) => (one?.storage ? pantry.storages[one.storage] : '')
  const cost: Column<Row> = {
    name: 'cost',
    title: pantry.perKilo,
    isNumber: true,
    className: 'tabular-nums',
    value: ({ one }) => one?.costPerKg ?? null,
    cell: ({ one }) => (one?.costPerKg === undefined ? '–' : formatEuros(one.costPerKg)),
  }
  return [
    {
      name: 'storage',
      title: pantry.storage,
      choice: ({ one }) =>
        one?.storage ? { code: one.storage, name: pantry.storages[one.storage] } : null,
      value: storage,
      cell: row => storage(row) || '–',
    },
    {
      name: 'yield',
      title: pantry.yield,
      isNumber: true,
      className: 'tabular-nums',
      value: ({ one }) => one?.yield ?? null,
      cell: ({ one }) => (one?.yield === undefined ? '–' : formatNumber(one.yield, lang, 2)),
    },
    ...(seesCost ? [cost] : []),
  ]
}
