import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { Ingredient } from '#shop/food/recipe.ts'
import { portionsSold } from '#shop/food/written-recipe.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { isSame, type Json, merged } from '#shop/staff-room/merge.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Button } from '../../app/ui/button.tsx'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { AlsoHere } from '../words/also-here.tsx'
import { History } from '../words/history.tsx'
import { SaveDraft } from '../words/save-draft.tsx'
import { SeenBy } from '../words/seen-by.tsx'
import { DishTexts } from './dish-texts.tsx'
import { NumberField } from './number-field.tsx'
import { RecipeTab } from './recipe-tab.tsx'
import { type Draft, withPortion } from './written.ts'

type View = Output<'dish-one'>
const tabs = ['prices', 'recipe', 'texts', 'history'] as const

/** One dish: its prices, recipe and texts, edited as a draft of a release. */
export default function Dish() {
  const { slug = '' } = useParams()
  const dish = useAnswer('dish-one', { slug })
  const pantry = useAnswer('ingredient-collection', {}, { every: false })
  return (
    <Answered answer={dish}>
      {view => (
        <Answered answer={pantry}>
          {({ ingredients }) =>
            view.slug === slug && (
              <Editor key={slug} view={view} ingredients={ingredients as readonly Ingredient[]} />
            )
          }
        </Answered>
      )}
    </Answered>
  )
}

type EditorProps = {
  readonly view: View
  readonly ingredients: readonly Ingredient[]
}

function Editor({ view, ingredients }: EditorProps) {
  const { offer } = useWords()
  const lang = useLanguage()
  const [search, setSearch] = useSearchParams()
  const releaseId = search.get('release') ?? ''
  const own = view.drafts.find(draft => draft.releaseId === releaseId)
  const [seen, setSeen] = useState<Json>(own ? own.value : view.live)
  const [draft, setDraft] = useState(seen as unknown as Draft)
  const [tab, setTab] = useState<(typeof tabs)[number]>('prices')
  const [shown, setShown] = useState(lang)
  // Fields hold what is typed, so they begin anew with another value.
  const [round, setRound] = useState(0)
  const take = (value: Json) => {
    setSeen(value)
    setDraft(value as unknown as Draft)
    setRound(round + 1)
  }
  /** What is typed goes along into a release that has nothing of this dish yet. */
  const choose = (id: string) => {
    setSearch({ release: id }, { replace: true })
    const theirs = view.drafts.find(one => one.releaseId === id)
    if (!theirs) return
    const value = merged(seen, draft as unknown as Json, theirs.value)
    take(isSame(seen, draft as unknown as Json) ? theirs.value : value.value)
    setSeen(theirs.value)
  }
  const change = setDraft
  const restore = (value: Json) => {
    setDraft(value as unknown as Draft)
    setRound(round + 1)
  }
  return (
    <>
      <Title>{draft.name?.[lang] ?? view.slug}</Title>
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
          <Button
            key={one}
            size="sm"
            variant={one === tab ? 'tinted' : 'quiet'}
            aria-pressed={one === tab}
            onClick={() => setTab(one)}
          >
            {offer.tabs[one]}
          </Button>
        ))}
      </div>
      <div key={round}>
        {tab === 'prices' && <Prices view={view} draft={draft} change={change} />}
        {tab === 'recipe' && (
          <RecipeTab
            draft={draft}
            change={change}
            ingredients={ingredients}
            allergenName={code =>
              view.codes.allergens.find(one => one.code === code)?.name[lang] ?? code
            }
          />
        )}
        {tab === 'texts' && (
          <DishTexts draft={draft} change={change} shown={shown} show={setShown} />
        )}
        {tab === 'history' && <History kind="dish" piece={view.slug} take={restore} />}
      </div>
      <div className="mt-8">
        <SaveDraft
          {...{ kind: 'dish', piece: view.slug, title: draft.name?.[lang] ?? view.slug, releaseId }}
          {...{ choose, seen, value: draft as unknown as Json, take }}
          over={theirs => {
            setDraft(merged(seen, draft as unknown as Json, theirs).value as unknown as Draft)
            setSeen(theirs)
          }}
        />
      </div>
      {tab === 'texts' && (
        <SeenBy
          {...{ of: `/product/${view.slug}`, card: 'card:/menu', kind: 'dish', piece: view.slug }}
          {...{ releaseId, value: draft as unknown as Json, live: view.live, shown }}
        />
      )}
    </>
  )
}

type TabProps = { readonly draft: Draft; readonly change: (draft: Draft) => void }

function Prices({ view, draft, change }: TabProps & { view: View }) {
  const { offer } = useWords()
  const live = view.live as unknown as Draft | null
  const liveOf = (portion: string) => {
    const prices = live?.prices
    return typeof prices === 'object' ? prices[portion as 'regular'] : prices
  }
  return (
    <ul className="grid max-w-3xl gap-4 sm:grid-cols-2">
      {portionsSold(draft).map(portion => {
        const lowest = view.prices.find(one => one.portion === portion)?.lowest
        const { prices } = draft
        const now = liveOf(portion)
        return (
          <li key={portion} className="rounded-card border border-line bg-card p-5 shadow-card">
            <p className="mb-2 font-semibold">{offer.portions[portion]}</p>
            <NumberField
              label={offer.euros(offer.portions[portion])}
              value={typeof prices === 'number' ? prices : prices[portion]}
              set={euros =>
                // A price that is being typed anew takes no portion away.
                euros !== undefined &&
                change({ ...draft, prices: withPortion(prices, portion, euros) })
              }
            />
            <p className="mt-2 text-sm text-muted tabular-nums">
              {now !== undefined && offer.liveNow(formatMoney(toCents(now)))}
              {lowest != null && <> · {offer.lowest(formatMoney(lowest))}</>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
