import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import type { Names } from '#shop/lack/lack-text.ts'
import { offeredLanguage } from '#shop/language.ts'
import { useLanguage } from '#ui/language.ts'
import { useAnswer } from '../queries.ts'
import { useDraftEdit } from '../releases/use-draft.ts'
import { shopLanguages } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { AlsoHere } from '../words/also-here.tsx'
import { CustomerView } from '../words/customer-view.tsx'
import { OtherDrafts } from '../words/other-drafts.tsx'
import { SaveDraft } from '../words/save-draft.tsx'
import { DishApproval } from './dish-approval.tsx'
import { type EditorProps, pantryWith, type Tab, TabPanel, Tabs, type View } from './dish-tabs.tsx'

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

function Editor({ view, found }: EditorProps) {
  const lang = useLanguage()
  const of = useDraftEdit<'dish'>(view)
  const { draft, releaseId } = of
  const [tab, setTab] = useState<Tab>(view.live ? 'prices' : 'details')
  const [shown, setShown] = useState(offeredLanguage(shopLanguages(), lang))
  const names = useMemo(() => namesOf(found, view), [found, view])
  const pantry = useMemo(() => pantryWith(found, releaseId), [found, releaseId])
  if (!draft) return null
  const title = draft.name?.[lang] || view.slug
  return (
    <>
      <Title>{title}</Title>
      <Liked ratings={view.ratings} />
      <AlsoHere kind="dish" piece={view.slug} />
      <OtherDrafts drafts={view.drafts} releaseId={releaseId} />
      <Tabs chosen={tab} choose={setTab} />
      <div key={of.round}>
        <TabPanel
          {...{ tab, view, pantry, of, draft, names, shown, show: setShown }}
          seesCost={found.seesCost}
        />
      </div>
      {tab === 'recipe' && <DishApproval {...{ of, view, draft, pantry }} />}
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

function Liked({ ratings: { liked, rated } }: Pick<View, 'ratings'>) {
  const { pantry } = useWords()
  if (rated === 0) return null
  return (
    <div className="mb-5 flex max-w-md flex-wrap items-center gap-x-4 gap-y-1">
      <p>{pantry.liked(liked, rated)}</p>
      <div aria-hidden="true" className="h-2 min-w-32 flex-1 rounded-full bg-line">
        <div
          className="h-2 rounded-full bg-basil"
          style={{ inlineSize: `${(liked / rated) * 100}%` }}
        />
      </div>
    </div>
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
