import { useState } from 'react'
import type { DishDraft } from '#shop/food/dish-file.ts'
import type { Pantry } from '#shop/food/recipe.ts'
import type { PortionCode } from '#shop/meal.ts'
import { useLanguage } from '#ui/language.ts'
import { usePortionName } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { NumberField } from './number-field.tsx'
import {
  amountIn,
  type Mode,
  withAmount,
  withMaking,
  withoutIngredient,
  withYield,
} from './recipe-amounts.ts'
import { How } from './recipe-how.tsx'
import { Acts } from './recipe-row-acts.tsx'

type Props = {
  readonly id: string
  readonly draft: DishDraft
  readonly change: (draft: DishDraft) => void
  readonly pantry: Pantry
  readonly mode: Mode
  readonly portions: readonly PortionCode[]
}

/** An ingredient or component: its yield, its grams in each portion, and how it is made. */
export function RecipeRow({ id, draft, change, pantry, mode, portions }: Props) {
  const { catalogue, pantry: words } = useWords()
  const portionName = usePortionName()
  const lang = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const one = pantry.get(id)
  const name = one?.name[lang] ?? id
  const making = draft.making?.[id] ?? {}
  const isSaid = making.preparation !== undefined || making.station !== undefined
  return (
    <>
      {/* In line with each other also where a field says below what is wrong with it. */}
      <tr className="align-baseline">
        <th
          scope="row"
          className="sticky start-0 min-w-28 bg-card py-2 ps-4 pe-2 text-start font-normal"
        >
          {name}
          {one?.recipe && <span className="block text-sm text-muted">{words.component}</span>}
        </th>
        <td className="p-1">
          {!one?.recipe && (
            <NumberField
              label={words.yieldOf(name)}
              value={making.yield ?? one?.yield}
              digits={3}
              isShare
              set={share => change(withYield(draft, { id, mode, share }, pantry))}
            />
          )}
        </td>
        {portions.map(portion => (
          <td key={portion} className="p-1">
            <NumberField
              label={catalogue.grams(name, portionName(portion))}
              value={amountIn(draft, { id, portion, mode }, pantry)}
              set={amount => change(withAmount(draft, { id, portion, mode, amount }, pantry))}
            />
          </td>
        ))}
        <td className="p-1 align-top">
          <Acts
            {...{ name, isSaid, isOpen }}
            turn={() => setOpen(!isOpen)}
            remove={() => change(withoutIngredient(draft, id))}
          />
        </td>
      </tr>
      {isOpen && (
        <How
          columns={portions.length + 3}
          making={making}
          set={next => change(withMaking(draft, id, next))}
        />
      )}
    </>
  )
}
