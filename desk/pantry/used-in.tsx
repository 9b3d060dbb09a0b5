import { memo } from 'react'
import { Link } from 'react-router'
import type { Pantry } from '#shop/food/recipe.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'

type Props = {
  readonly view: Output<'ingredient-one'>
  readonly pantry: Pantry
}

/** The components and dishes that hold an ingredient; nothing that is typed changes them. */
export const UsedIn = memo(function UsedIn({ view: { partOf, dishes }, pantry }: Props) {
  const { pantry: words } = useWords()
  const lang = useLanguage()
  return (
    <section>
      <h2 className="mb-2 text-xl">{words.usedIn}</h2>
      {partOf.length + dishes.length === 0 && <p className="text-muted">{words.nowhere}</p>}
      <ul className="space-y-1">
        {partOf.map(id => (
          <li key={id}>
            <Link to={`/ingredients/${id}`} className="link">
              {pantry.get(id)?.name[lang] ?? id}
            </Link>{' '}
            <span className="text-muted">{words.component}</span>
          </li>
        ))}
        {dishes.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/dishes/${slug}`} className="link">
              {name[lang]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
})
