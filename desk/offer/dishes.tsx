import { useState } from 'react'
import type { Text } from '#shop/language.ts'
import { formatMoney } from '#shop/money.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { type Column, List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { shortName } from './allergen-names.ts'
import { NewPiece } from './new-piece.tsx'

type Row = Output<'dish-collection'>[number]

/** Every dish with what it costs and holds, and the way to change it. */
export default function Dishes() {
  const { offer, pantry } = useWords()
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
        {offer.dishes}
      </Title>
      <Answered answer={answer}>
        {rows => (
          <>
            <List
              name="dishes"
              title={offer.dishes}
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
  const { offer } = useWords()
  const lang = useLanguage()
  const shortly = (name: Text) => shortName(name[lang])
  return [
    {
      name: 'dish',
      title: offer.dish,
      value: ({ name }) => name[lang] || name.el,
      // A draft may lack its name in one of the languages.
      cell: ({ slug, name }) => (
        <span className="font-semibold">{name[lang] || name.el || slug}</span>
      ),
    },
    {
      name: 'prices',
      title: offer.prices,
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
      title: offer.allergens,
      className: 'text-sm',
      value: ({ allergens }) => allergens.map(name => name[lang]).join(', '),
      cell: ({ allergens }) => allergens.map(shortly).join(', ') || offer.noAllergens,
    },
    {
      name: 'drafts',
      title: offer.drafts,
      isNumber: true,
      value: ({ drafts }) => drafts,
      cell: ({ drafts }) => drafts || '–',
    },
  ]
}
