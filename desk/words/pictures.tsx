import { useSearchParams } from 'react-router'
import { mayCall } from '#shop/people/calls.ts'
import { markNames } from '#shop/shop-data/mark.ts'
import { useMe } from '../me.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import { Title } from '../ui/title.tsx'
import { Mark } from './mark.tsx'
import { Picture } from './picture.tsx'

const places = [
  'hero',
  'goals_wl',
  'goals_bal',
  'goals_mg',
  'goals_ic',
  'categories_main-meal',
  'categories_breakfast',
  'categories_snack',
  'categories_vegan',
  'categories_extras-protein',
  'categories_extras-sides',
  'not-found',
] as const

/** The pictures of the shop that belong to no dish. */
export default function Pictures() {
  const { words } = useWords()
  const [search, setSearch] = useSearchParams()
  const { roles } = useMe()
  const marks = mayCall(roles, 'mark-update') ? markNames : []
  const shown = [...places, ...marks]
  const piece = shown.find(place => place === search.get('of')) ?? 'hero'
  const mark = marks.find(name => name === piece)
  return (
    <>
      <Title>{words.pictures}</Title>
      <div className="mb-6 max-w-md">
        <Select
          label={words.part}
          value={piece}
          onChange={of => setSearch({ of }, { replace: true })}
          options={shown.map(value => ({ value, label: words.places[value] }))}
        />
      </div>
      {mark ? (
        <Mark key={mark} name={mark} />
      ) : (
        <Picture key={piece} piece={piece} title={words.places[piece]} />
      )}
    </>
  )
}
