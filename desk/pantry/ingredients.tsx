import { useState } from 'react'
import { energyOf } from '#shop/food/nutrition-sum.ts'
import type { FileIngredient } from '#shop/food/recipe.ts'
import { formatNumber } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { pieceIfThere, pieceValue } from '#shop/publishing/piece-value.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { pantryIn } from '../dishes/dish-draft.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { shortName } from '../ui/allergen-names.ts'
import { Answered } from '../ui/answered.tsx'
import { type Column, List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { NewIngredient } from './new-ingredient.tsx'

type Answer = Output<'ingredient-collection'>
type Row = {
  readonly id: string
  readonly name: Answer['ingredients'][number]['name']
  readonly one: FileIngredient | null
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  readonly kcal: number | null
  readonly usedIn: number
  readonly drafts: number
}

/** Everything that recipes are made of. */
export default function Ingredients() {
  const { pantry } = useWords()
  const [begun, setBegun] = useState<'plain' | 'component' | null>(null)
  const answer = useAnswer('ingredient-collection', {})
  return (
    <>
      <Title
        end={
          <div className="flex flex-wrap gap-3">
            <Button size="sm" variant="secondary" onClick={() => setBegun('component')}>
              {pantry.addComponent}
            </Button>
            <Button size="sm" onClick={() => setBegun('plain')}>
              {pantry.add}
            </Button>
          </div>
        }
      >
        {pantry.title}
      </Title>
      <Answered answer={answer}>
        {list => (
          <>
            <Shown found={list} />
            {begun && (
              <NewIngredient
                isComponent={begun === 'component'}
                known={[...list.ingredients, ...list.fresh].map(({ id }) => id)}
                close={() => setBegun(null)}
              />
            )}
          </>
        )}
      </Answered>
    </>
  )
}

function Shown({ found }: { found: Answer }) {
  const { pantry } = useWords()
  const columns = useColumns(found)
  return (
    <List
      name="ingredients"
      title={pantry.title}
      columns={columns}
      rows={rowsOf(found)}
      idOf={({ id }) => id}
      to={({ id }) => `/ingredients/${id}`}
    />
  )
}

function rowsOf({ ingredients, fresh }: Answer): Row[] {
  const pantry = pantryIn(ingredients.map(one => pieceValue<'ingredient'>(one)))
  const live = ingredients.map(({ id, name, usedIn, drafts, ...one }): Row => {
    const { allergens = [], traces = [], per100g } = pantry.get(id) ?? {}
    const energy = per100g && energyOf({ ...per100g, fibre: per100g.fibre ?? 0 }).kcal
    return {
      ...{ id, name, one: pieceValue<'ingredient'>({ id, name, ...one }), allergens, traces },
      ...{ kcal: energy ?? null, usedIn: usedIn.length, drafts: drafts.length },
    }
  })
  const none = { one: null, allergens: [], traces: [], kcal: null, usedIn: 0 }
  const begun = fresh.map(({ id, drafts }): Row => {
    const name = pieceIfThere<'ingredient'>(drafts[0]?.value)?.name
    return { ...none, id, name: name ?? { el: id, en: id }, drafts: drafts.length }
  })
  return [...live, ...begun]
}

function useColumns({ codes, seesCost }: Answer): readonly Column<Row>[] {
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
