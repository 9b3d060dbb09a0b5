import type { BuildAnswer } from '#server/answers.ts'
import { declared, type NutritionRow, nutritionRows } from '#shop/food/nutrition.ts'
import type { NutritionTable as Table } from '#shop/meal.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { ProductCard } from './card.tsx'
import type { Product } from './product-data.ts'

/** The table that the law requires; a dish with a dip has one without it and one with it. */
export function NutritionTables({ meal, build }: { meal: Product; build: BuildAnswer }) {
  const { product } = useWords()
  return (
    <ProductCard title={product.nutrition}>
      <p className="mt-1 text-muted">{product.nutritionText}</p>
      <NutritionTable
        table={build}
        caption={meal.dip ? product.withoutDip : product.nutrition}
        captionShown={meal.dip !== null}
      />
      {meal.dip && build.withDip && (
        <NutritionTable
          table={build.withDip}
          caption={product.withDip(meal.dip.name)}
          captionShown
        />
      )}
    </ProductCard>
  )
}

type TableProps = { table: Table; caption: string; captionShown: boolean }

function NutritionTable({ table, caption, captionShown }: TableProps) {
  const { product } = useWords()
  return (
    <table className="mt-5 w-full border-collapse text-sm tabular-nums">
      <caption className={captionShown ? 'pb-2 text-start font-semibold' : 'sr-only'}>
        {caption}
      </caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom text-sm">
          <th scope="col" className="py-2 pe-2 text-start font-medium">
            <span className="sr-only">{product.what}</span>
          </th>
          <th scope="col" className="py-2 ps-2 text-end font-medium">
            {product.per100}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {product.perPortion(table.weight)}
          </th>
        </tr>
      </thead>
      <tbody>
        {nutritionRows.map(row => (
          <tr key={row} className="border-b border-line last:border-0">
            <th
              scope="row"
              className={`py-2.5 pe-2 text-start ${part.includes(row) ? 'ps-4 font-normal text-muted' : 'font-medium'}`}
            >
              {product.rows[row]}
            </th>
            <Value row={row} of={table.per100g} />
            <Value row={row} of={table.perPortion} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const part: readonly NutritionRow[] = ['saturates', 'sugars']

function Value({ row, of }: { row: NutritionRow; of: Table['perPortion'] }) {
  const lang = useLanguage()
  return (
    <td className="py-2.5 ps-2 text-end">
      {declared(row, of, lang)
        .split(/(?<=\/) /)
        .map(piece => (
          <span key={piece} className="inline-block whitespace-nowrap">
            {piece}&nbsp;
          </span>
        ))}
    </td>
  )
}
