import { useState } from 'react'
import { energyOf } from '#shop/food/nutrition-sum.ts'
import { pieceIfThere, pieceValue } from '#shop/publishing/piece-value.ts'
import { Button } from '#ui/button.tsx'
import { pantryIn } from '../dishes/dish-draft.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { type Answer, type Row, useColumns } from './ingredient-columns.tsx'
import { NewIngredient } from './new-ingredient.tsx'

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
