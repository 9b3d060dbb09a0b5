import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#shop/money.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Button } from '../../app/ui/button.tsx'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { type Column, List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { NewPiece } from './new-piece.tsx'

type Row = Output<'dish-collection'>[number]

/** Every dish with what it costs and holds, and the way to change it. */
export default function Dishes() {
  const { offer, pantry } = useWords()
  const lang = useLanguage()
  const [isNew, setNew] = useState(false)
  const answer = useAnswer('dish-collection', {})
  const columns: readonly Column<Row>[] = [
    {
      name: 'dish',
      title: offer.dish,
      cell: ({ slug, name }) => (
        <Link to={`/dishes/${slug}`} className="link font-semibold">
          {name[lang]}
        </Link>
      ),
    },
    {
      name: 'prices',
      title: offer.prices,
      className: 'tabular-nums',
      cell: ({ prices }) => prices.map(({ price }) => formatMoney(price)).join(' · ') || '–',
    },
    {
      name: 'allergens',
      title: offer.allergens,
      className: 'text-sm',
      cell: ({ allergens }) => allergens.map(name => name[lang]).join(', ') || offer.noAllergens,
    },
    { name: 'drafts', title: offer.drafts, cell: ({ drafts }) => drafts || '–' },
  ]
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
            <List title={offer.dishes} columns={columns} rows={rows} idOf={({ slug }) => slug} />
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
