import { lazy, Suspense, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Pantry } from '#shop/food/recipe.ts'
import type { Names } from '#shop/publishing/lack-text.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { tabLooks } from '../ui/tab-looks.ts'
import { Title } from '../ui/title.tsx'
import { AlsoHere } from '../words/also-here.tsx'
import { History } from '../words/history.tsx'
import { Picture } from '../words/picture.tsx'
import { SaveDraft } from '../words/save-draft.tsx'
import { SeenBy } from '../words/seen-by.tsx'
import { type Draft, type FileIngredient, pantryIn } from '../written.ts'
import { Approval } from './approval.tsx'
import { Details } from './details.tsx'
import { DishTexts } from './dish-texts.tsx'
import { useDrafting } from './drafting.ts'
import { Prices } from './prices.tsx'
import { RecipeTab } from './recipe-tab.tsx'

const PriceSteps = lazy(() => import('./price-steps.tsx'))

type View = Output<'dish-one'>
const tabs = ['prices', 'recipe', 'texts', 'picture', 'details', 'history'] as const

/** One dish: its prices, recipe and texts, edited as a draft of a release. */
export default function Dish() {
  const { slug = '' } = useParams()
  const dish = useAnswer('dish-one', { slug })
  const pantry = useAnswer('ingredient-collection', {}, { every: false })
  return (
    <Answered answer={dish}>
      {view => (
        <Answered answer={pantry}>
          {found => view.slug === slug && <Editor key={slug} view={view} found={found} />}
        </Answered>
      )}
    </Answered>
  )
}

type EditorProps = {
  readonly view: View
  readonly found: Output<'ingredient-collection'>
}

function Editor({ view, found }: EditorProps) {
  const { offer, pantry: words, words: said } = useWords()
  const lang = useLanguage()
  const of = useDrafting<Draft | null>(view)
  const { draft, change, releaseId } = of
  const [tab, setTab] = useState<(typeof tabs)[number]>(view.live ? 'prices' : 'details')
  const [shown, setShown] = useState(lang)
  const pantry = useMemo(() => pantryWith(found, releaseId), [found, releaseId])
  const names = useMemo(() => namesOf(found, view), [found, view])
  if (!draft) return null
  const title = draft.name?.[lang] || view.slug
  const allergenName = (code: string) =>
    view.codes.allergens.find(one => one.code === code)?.name[lang] ?? code
  return (
    <>
      <Title>{title}</Title>
      <AlsoHere kind="dish" piece={view.slug} />
      {view.drafts
        .filter(other => other.releaseId !== releaseId)
        .map(other => (
          <p key={other.releaseId} className="mb-3 text-sm text-muted">
            <Link to={`?release=${other.releaseId}`} className="link">
              {offer.others(other.changedBy, other.releaseName)}
            </Link>
          </p>
        ))}
      <div className="mb-6 flex flex-wrap gap-2">
        {tabs.map(one => (
          <button
            key={one}
            type="button"
            className={tabLooks(one === tab)}
            aria-pressed={one === tab}
            onClick={() => setTab(one)}
          >
            {one === 'details' ? words.details : offer.tabs[one]}
          </button>
        ))}
      </div>
      <div key={of.round}>
        {tab === 'prices' && (
          <>
            <Prices view={view} draft={draft} change={change} />
            <Suspense>
              <PriceSteps prices={view.prices} now={Date.now()} />
            </Suspense>
          </>
        )}
        {tab === 'recipe' && (
          <RecipeTab {...{ draft, change, pantry, allergenName }} seesCost={found.seesCost} />
        )}
        {tab === 'texts' && (
          <DishTexts draft={draft} change={change} shown={shown} show={setShown} />
        )}
        {tab === 'picture' && (
          <>
            {!draft.alt && <p className="mb-4 text-muted">{said.altAsked}</p>}
            <Picture piece={`meals_${view.slug}`} title={title} />
          </>
        )}
        {tab === 'details' && (
          <Details draft={draft} change={change} pantry={pantry} codes={view.codes} />
        )}
        {tab === 'history' && (
          <History kind="dish" piece={view.slug} take={of.restore} names={names} />
        )}
      </div>
      {tab === 'recipe' && <Approval of={of} kind="dish" piece={view.slug} view={view} />}
      {tab !== 'picture' && tab !== 'history' && (
        <div className="mt-8">
          <SaveDraft {...{ ...of, title, names }} kind="dish" piece={view.slug} />
        </div>
      )}
      {tab === 'texts' && (
        <SeenBy
          {...{ of: `/product/${view.slug}`, card: 'card:/menu', kind: 'dish', piece: view.slug }}
          {...{ releaseId, value: of.value, live: view.live, shown, names }}
        />
      )}
    </>
  )
}

/** What the ids in a dish are called: ingredients, categories, tags and what else has a code. */
function namesOf({ ingredients }: EditorProps['found'], { codes }: View): Names {
  const coded = Object.values(codes).flat()
  return Object.fromEntries([
    ...coded.map(({ code, name }) => [code, name]),
    ...ingredients.map(({ id, name }) => [id, name]),
  ])
}

/** With the ingredients that the same release adds or changes. */
function pantryWith({ ingredients, fresh }: EditorProps['found'], releaseId: string): Pantry {
  const all = [...ingredients, ...fresh.map(one => ({ ...one, name: null }))].flatMap(
    ({ drafts, ...live }) => {
      const own = drafts.find(draft => draft.releaseId === releaseId)?.value
      const written = (own ?? (live.name ? live : null)) as FileIngredient | null
      return written?.per100g || written?.recipe ? [written] : []
    },
  )
  return pantryIn(all)
}
