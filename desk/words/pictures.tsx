import { useSearchParams } from 'react-router'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import { Title } from '../ui/title.tsx'
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
  const piece = places.find(place => place === search.get('of')) ?? 'hero'
  return (
    <>
      <Title>{words.pictures}</Title>
      <div className="mb-6 max-w-md">
        <Select
          label={words.part}
          value={piece}
          onChange={of => setSearch({ of }, { replace: true })}
          options={places.map(value => ({ value, label: words.places[value] }))}
        />
      </div>
      <Picture key={piece} piece={piece} title={words.places[piece]} />
    </>
  )
}
