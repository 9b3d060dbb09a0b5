import { lazy, Suspense, useMemo, useState } from 'react'
import type { DishDraft } from '#shop/food/dish-file.ts'
import type { Pantry } from '#shop/food/recipe.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import { Approval } from '../releases/approval.tsx'
import type { DraftEdit } from '../releases/use-draft.ts'
import { shopLanguages } from '../shop.ts'
import { useWords } from '../text/words.ts'
import type { View } from './dish-tabs.tsx'
import { draftLabels } from './draft-labels.ts'

const LabelProof = lazy(() => import('./label-proof.tsx'))

/** Who approved the recipe. One whose label cannot be read is not approved. */
export function DishApproval({
  of,
  view,
  draft,
  pantry,
}: {
  of: DraftEdit<'dish'>
  view: View
  draft: DishDraft
  pantry: Pantry
}) {
  const { labels: words } = useWords()
  const [tooLong, setTooLong] = useState(0)
  const labels = useMemo(() => {
    const today = athensDate(Date.now())
    return draftLabels(draft, pantry, view, { languages: shopLanguages(), today })
  }, [draft, pantry, view])
  return (
    <>
      <Suspense>{labels.length > 0 && <LabelProof labels={labels} report={setTooLong} />}</Suspense>
      <Approval
        {...{ of, view }}
        kind="dish"
        piece={view.slug}
        refusal={labels.length > 0 && tooLong > 0 ? words.notApproved(tooLong) : null}
      />
    </>
  )
}
