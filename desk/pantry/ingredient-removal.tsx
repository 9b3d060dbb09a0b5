import { useNavigate } from 'react-router'
import type { Pantry } from '#shop/food/recipe.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useAct } from '../queries.ts'
import type { DraftEdit } from '../releases/use-draft.ts'
import { useWords } from '../text/words.ts'

export type View = Output<'ingredient-one'>

const mostNamed = 4

/** Takes the ingredient away in the release, or says what still holds it. */
export function Removal({
  view,
  of,
  pantry: before,
}: {
  view: View
  of: DraftEdit<'ingredient'>
  pantry: Pantry
}) {
  const { pantry } = useWords()
  const lang = useLanguage()
  const navigate = useNavigate()
  const removing = useAct('draft-write')
  const { releaseId, seen } = of
  const holders = [
    ...view.dishes.map(({ name }) => name[lang]),
    ...view.partOf.map(id => before.get(id)?.name[lang] ?? id),
  ]
  if (holders.length > 0) {
    const named = holders.slice(0, mostNamed).join(', ')
    const more = holders.length - mostNamed
    return (
      <p className="mt-3 max-w-xl text-sm text-muted">
        {pantry.notRemoved(more > 0 ? `${named}, ${pantry.more(more)}` : named)}
      </p>
    )
  }
  if (releaseId === '' || view.live === null) return null
  return (
    <Button
      variant="quiet"
      className="mt-3 text-error!"
      busy={removing.isPending}
      onClick={() =>
        removing.mutate(
          { releaseId, kind: 'ingredient', piece: view.id, seen, value: null },
          { onSuccess: () => navigate(`/releases/${releaseId}`) },
        )
      }
    >
      {pantry.remove}
    </Button>
  )
}
