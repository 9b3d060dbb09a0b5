import { lazy, Suspense, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import type { DishDraft } from '#shop/food/dish-file.ts'
import type { Pantry } from '#shop/food/recipe.ts'
import type { Names } from '#shop/lack/lack-text.ts'
import { type Language, offeredLanguage } from '#shop/language.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { Approval } from '../releases/approval.tsx'
import { type DraftEdit, useDraftEdit } from '../releases/use-draft.ts'
import { shopLanguages } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { tabLooks } from '../ui/tab-looks.ts'
import { Title } from '../ui/title.tsx'
import { AlsoHere } from '../words/also-here.tsx'
import { CustomerView } from '../words/customer-view.tsx'
import { History } from '../words/history.tsx'
import { OtherDrafts } from '../words/other-drafts.tsx'
import { Picture } from '../words/picture.tsx'
import { SaveDraft } from '../words/save-draft.tsx'
import { Details } from './details.tsx'
import { pantryIn } from './dish-draft.ts'
import { DishTexts } from './dish-texts.tsx'
import { Prices } from './prices.tsx'
import { RecipeTab } from './recipe-tab.tsx'

const PriceSteps = lazy(() => import('./price-steps.tsx'))

type View = Output<'dish-one'>
const tabs = ['prices', 'recipe', 'texts', 'picture', 'details', 'history'] as const
type Tab = (typeof tabs)[number]

/** One dish: its prices, recipe and texts, edited as a draft of a release. */
export default function Dish() {
  const { slug = '' } = useParams()
  const dish = useAnswer('dish-one', { slug })
  const pantry = useAnswer('ingredient-collection', {}, { every: false })
  return (
    <Answered answer={dish}>
      {view => (
        <Answered answer={pantry}>
          {list => view.slug === slug && <Editor key={slug} view={view} found={list} />}
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
  const lang = useLanguage()
  const of = useDraftEdit<'dish'>(view)
  const { draft, releaseId } = of
  const [tab, setTab] = useState<Tab>(view.live ? 'prices' : 'details')
  const [shown, setShown] = useState(offeredLanguage(shopLanguages(), lang))
  const names = useMemo(() => namesOf(found, view), [found, view])
  if (!draft) return null
  const title = draft.name?.[lang] || view.slug
  return (
    <>
      <Title>{title}</Title>
      <AlsoHere kind="dish" piece={view.slug} />
      <OtherDrafts drafts={view.drafts} releaseId={releaseId} />
      <Tabs chosen={tab} choose={setTab} />
      <div key={of.round}>
        <TabPanel {...{ tab, view, found, of, draft, names, shown, show: setShown }} />
      </div>
      {tab === 'recipe' && <Approval of={of} kind="dish" piece={view.slug} view={view} />}
      {tab !== 'picture' && tab !== 'history' && (
        <div className="mt-8">
          <SaveDraft {...{ ...of, title, names }} kind="dish" piece={view.slug} />
        </div>
      )}
      {tab === 'texts' && (
        <CustomerView
          {...{ of: `/product/${view.slug}`, card: 'card:/menu', kind: 'dish', piece: view.slug }}
          {...{ releaseId, value: of.value, live: view.live, shown, names }}
        />
      )}
    </>
  )
}

function Tabs({ chosen, choose }: { chosen: Tab; choose: (tab: Tab) => void }) {
  const { catalogue, pantry } = useWords()
  return (
    <div className="mb-6 flex flex-wrap gap-2">
      {tabs.map(one => (
        <button
          key={one}
          type="button"
          className={tabLooks(one === chosen)}
          aria-pressed={one === chosen}
          onClick={() => choose(one)}
        >
          {one === 'details' ? pantry.details : catalogue.tabs[one]}
        </button>
      ))}
    </div>
  )
}

type PanelProps = EditorProps & {
  readonly tab: Tab
  readonly of: DraftEdit<'dish'>
  readonly draft: DishDraft
  readonly names: Names
  readonly shown: Language
  readonly show: (lang: Language) => void
}

function TabPanel({ tab, view, found, of, draft, names, shown, show }: PanelProps) {
  const { words } = useWords()
  const lang = useLanguage()
  const { change, releaseId } = of
  const pantry = useMemo(() => pantryWith(found, releaseId), [found, releaseId])
  const allergenName = (code: string) =>
    view.codes.allergens.find(one => one.code === code)?.name[lang] ?? code
  switch (tab) {
    case 'prices':
      return (
        <>
          <Prices view={view} draft={draft} change={change} />
          <Suspense>
            <PriceSteps prices={view.prices} now={Date.now()} />
          </Suspense>
        </>
      )
    case 'recipe':
      return <RecipeTab {...{ draft, change, pantry, allergenName }} seesCost={found.seesCost} />
    case 'texts':
      return <DishTexts {...{ draft, change, shown, show }} />
    case 'picture':
      return (
        <>
          {!draft.alt && <p className="mb-4 text-muted">{words.altAsked}</p>}
          <Picture piece={`meals_${view.slug}`} title={draft.name?.[lang] || view.slug} />
        </>
      )
    case 'details':
      return <Details {...{ draft, change, pantry, codes: view.codes, open: view.weekdays }} />
    case 'history':
      return <History kind="dish" piece={view.slug} take={of.restore} names={names} />
  }
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
      const draftValue = drafts.find(draft => draft.releaseId === releaseId)?.value
      const written = pieceIfThere<'ingredient'>(draftValue ?? (live.name ? live : null))
      return written?.per100g || written?.recipe ? [written] : []
    },
  )
  return pantryIn(all)
}
