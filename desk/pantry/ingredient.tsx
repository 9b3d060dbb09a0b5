import { useMemo } from 'react'
import { useParams } from 'react-router'
import { ingredientProblems } from '#shop/food/ingredient-problems.ts'
import type { FileIngredient, Ingredient as Row } from '#shop/food/recipe.ts'
import { pieceValue } from '#shop/publishing/piece-value.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { pantryIn } from '../dishes/dish-draft.ts'
import { useAnswer } from '../queries.ts'
import { Approval } from '../releases/approval.tsx'
import { useDraftEdit } from '../releases/use-draft.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { AlsoHere } from '../words/also-here.tsx'
import { OtherDrafts } from '../words/other-drafts.tsx'
import { SaveDraft } from '../words/save-draft.tsx'
import { AllergenSwitches } from './allergen-switches.tsx'
import { Basics } from './basics.tsx'
import { Removal, type View } from './ingredient-removal.tsx'
import { Nutrition } from './nutrition.tsx'
import { Parts } from './parts.tsx'
import { Touches } from './touches.tsx'
import { UsedIn } from './used-in.tsx'

type Known = Output<'ingredient-collection'>

/** One ingredient, edited as a draft of a release, with what each keystroke would change of the menu. */
export default function Ingredient() {
  const { id = '' } = useParams()
  const one = useAnswer('ingredient-one', { id })
  const all = useAnswer('ingredient-collection', {}, { every: false })
  return (
    <Answered answer={one}>
      {view => (
        <Answered answer={all}>
          {pantry => view.id === id && <Editor key={id} view={view} known={pantry} />}
        </Answered>
      )}
    </Answered>
  )
}

type EditorProps = {
  readonly view: View
  readonly known: Known
}

function Editor({ view, known }: EditorProps) {
  const lang = useLanguage()
  const of = useDraftEdit<'ingredient'>(view)
  const { draft, change } = of
  const rows = known.ingredients.map(one => pieceValue<'ingredient'>(one))
  const before = useMemo(() => pantryIn(rows), [rows])
  const after = useMemo(
    () => pantryIn([...rows.filter(({ id }) => id !== view.id), ...(draft ? [draft] : [])]),
    [rows, draft, view.id],
  )
  if (!draft) return null
  const title = draft.name?.[lang] || view.id
  const resolved = after.get(view.id)
  return (
    <>
      <Title>{title}</Title>
      <AlsoHere kind="ingredient" piece={view.id} />
      <OtherDrafts drafts={view.drafts} releaseId={of.releaseId} />
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div key={of.round} className="min-w-0 space-y-8">
          <Basics draft={draft} change={change} groups={groupsOf(rows)} seesCost={known.seesCost} />
          {draft.recipe ? (
            <Parts draft={draft} change={change} rows={rows} />
          ) : (
            <AllergenSwitches draft={draft} change={change} codes={known.codes.allergens} />
          )}
          <Nutrition draft={draft} change={change} resolved={resolved} />
          {resolved && !draft.recipe && <Problems of={resolved} />}
        </div>
        <div className="space-y-8">
          <Touches view={view} known={known} before={before} after={after} />
          <UsedIn view={view} pantry={before} />
        </div>
      </div>
      {draft.recipe && <Approval of={of} kind="ingredient" piece={view.id} view={view} />}
      <div className="mt-8">
        <SaveDraft {...of} kind="ingredient" piece={view.id} title={title} />
      </div>
      <Removal view={view} of={of} pantry={before} />
    </>
  )
}

function Problems({ of: resolved }: { of: Row }) {
  const { pantry } = useWords()
  const texts: Partial<Record<string, string>> = pantry.problems
  const problems = problemsOf(resolved)
  if (problems.length === 0) return null
  return (
    <Notice kind="warning">
      <ul>
        {problems.map(at => (
          <li key={at}>{texts[at] ?? pantry.wrong}</li>
        ))}
      </ul>
    </Notice>
  )
}

function groupsOf(rows: readonly FileIngredient[]): string[] {
  return [...new Set(rows.flatMap(({ group }) => (group ? [group] : [])))].sort()
}

/** Where something cannot be; a half-filled one is not asked. */
function problemsOf(one: Row): string[] {
  const { per100g } = one
  const isFilled = ['fat', 'carbs', 'protein', 'salt'].every(
    row => typeof per100g?.[row as 'fat'] === 'number',
  )
  if (!isFilled) return []
  return [...new Set(ingredientProblems(one).map(({ at }) => at.join('.')))]
}
