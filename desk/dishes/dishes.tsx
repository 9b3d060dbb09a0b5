import { useState } from 'react'
import type { Text } from '#shop/language.ts'
import { formatMoney } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { shortName } from '../ui/allergen-names.ts'
import { Answered } from '../ui/answered.tsx'
import { type Column, List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { NewPiece } from './new-piece.tsx'

type Row = Output<'dish-collection'>[number]

/** Every dish with what it costs and holds, and the way to change it. */
export default function Dishes() {
  const { catalogue, pantry } = useWords()
  const [isNew, setNew] = useState(false)
  const answer = useAnswer('dish-collection', {})
  const columns = useColumns()
  return (
    <>
      <Title
        end={
          <Button size="sm" onClick={() => setNew(true)}>
            {pantry.newDish}
          </Button>
        }
      >
        {catalogue.dishes}
      </Title>
      <Answered answer={answer}>
        {rows => (
          <>
            <List
              name="dishes"
              title={catalogue.dishes}
              columns={columns}
              rows={rows}
              idOf={({ slug }) => slug}
              to={({ slug }) => `/dishes/${slug}`}
            />
            {isNew && (
              <NewPiece
                kind="dish"
                title={pantry.newDish}
                text={pantry.newDishText}
                known={rows.map(({ slug }) => slug)}
                labels={{
                  ...{ id: pantry.address, hint: pantry.addressHint },
                  taken: pantry.addressTaken,
                }}
                close={() => setNew(false)}
                begun={(_, name) => ({
                  ...{ type: 'main-meal', categories: [], name },
                  description: { el: '', en: '' },
                  preparation: { el: '', en: '' },
                  ...{ mainIngredient: '', prices: {}, recipe: {} },
                })}
              />
            )}
          </>
        )}
      </Answered>
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { catalogue } = useWords()
  const lang = useLanguage()
  const shortly = (name: Text) => shortName(name[lang])
  return [
    {
      name: 'dish',
      title: catalogue.dish,
      value: ({ name }) => name[lang] || name.el,
      // A draft may lack its name in one of the languages.
      cell: ({ slug, name }) => (
        <span className="font-semibold">{name[lang] || name.el || slug}</span>
      ),
    },
    {
      name: 'prices',
      title: catalogue.prices,
      className: 'tabular-nums whitespace-nowrap',
      value: ({ prices: [least] }) => (least ? { cents: least.price } : null),
      cell: ({ prices }) => {
        const [least, ...others] = prices.map(({ price }) => formatMoney(price))
        const most = others.at(-1)
        return least ? (most ? `${least} – ${most}` : least) : '–'
      },
    },
    {
      name: 'allergens',
      title: catalogue.allergens,
      className: 'text-sm',
      value: ({ allergens }) => allergens.map(name => name[lang]).join(', '),
      cell: ({ allergens }) => allergens.map(shortly).join(', ') || catalogue.noAllergens,
    },
    {
      name: 'drafts',
      title: catalogue.drafts,
      isNumber: true,
      value: ({ drafts }) => drafts,
      cell: ({ drafts }) => drafts || '–',
    },
  ]
}
