import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { Ingredient } from '#shop/food/recipe.ts'
import { portionsSold } from '#shop/food/written-recipe.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import type { Json } from '#shop/staff-room/merge.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Button } from '../../app/ui/button.tsx'
import { TextField } from '../../app/ui/field.tsx'
import { Notice } from '../../app/ui/notice.tsx'
import type { Output } from '../call.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { Title } from '../ui/title.tsx'
import { NumberField } from './number-field.tsx'
import { RecipeTab } from './recipe-tab.tsx'
import { type Draft, withPortion } from './written.ts'

type View = Output<'dish-one'>
const tabs = ['prices', 'recipe', 'texts'] as const

/** One dish: its prices, recipe and texts, edited as a draft of a release. */
export default function Dish() {
  const { slug = '' } = useParams()
  const dish = useAnswer('dish-one', { slug })
  const pantry = useAnswer('ingredient-collection', {}, { every: false })
  const releases = useAnswer('release-collection', {})
  return (
    <Answered answer={dish}>
      {view => (
        <Answered answer={pantry}>
          {({ ingredients }) => (
            <Answered answer={releases}>
              {rows => (
                <Editor
                  key={slug}
                  view={view}
                  ingredients={ingredients as readonly Ingredient[]}
                  open={rows.filter(({ status }) => status === 'draft')}
                />
              )}
            </Answered>
          )}
        </Answered>
      )}
    </Answered>
  )
}

type EditorProps = {
  readonly view: View
  readonly ingredients: readonly Ingredient[]
  readonly open: readonly { readonly id: string; readonly name: string }[]
}

function Editor({ view, ingredients, open }: EditorProps) {
  const { offer } = useWords()
  const lang = useLanguage()
  const [search, setSearch] = useSearchParams()
  const releaseId = search.get('release') ?? ''
  const own = view.drafts.find(draft => draft.releaseId === releaseId)
  const [seen, setSeen] = useState<Json>(own ? own.value : view.live)
  const [draft, setDraft] = useState(seen as unknown as Draft)
  const [tab, setTab] = useState<(typeof tabs)[number]>('prices')
  const [saved, setSaved] = useState<readonly string[] | null>(null)
  const writing = useAct('draft-write')
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
    setSaved(null)
    writing.reset()
    const theirs = view.drafts.find(one => one.releaseId === id)
    if (theirs) take(theirs.value)
  }
  const theirs = (writing.error?.data ?? null) as { theirs?: Json; fields?: string[] } | null
  const change = (next: Draft) => {
    setDraft(next)
    setSaved(null)
  }
  const save = () =>
    writing.mutate(
      {
        ...{ releaseId, kind: 'dish', piece: view.slug, seen },
        value: draft as unknown as Json,
      },
      {
        onSuccess: ({ value, others }) => {
          take(value)
          setSaved(others)
        },
      },
    )
  return (
    <>
      <Title>{draft.name?.[lang] ?? view.slug}</Title>
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
        {tab === 'texts' && <Texts draft={draft} change={change} />}
      </div>
      <div className="mt-8 max-w-sm space-y-4">
        <label className="block">
          <span className="mb-1.5 block font-medium">{offer.into}</span>
          <select
            value={releaseId}
            onChange={event => choose(event.target.value)}
            className="h-12 w-full rounded-field border border-edge bg-card px-4"
          >
            <option value="">–</option>
            {open.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {open.length === 0 && (
          <Link to="/releases" className="link">
            {offer.begin}
          </Link>
        )}
        <Refusal of={writing.error} />
        {writing.error?.code === 'draft-changed' && (
          <p>
            <span className="block text-sm text-muted">{theirs?.fields?.join(', ')}</span>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                take(theirs?.theirs ?? null)
                writing.reset()
              }}
            >
              {offer.theirs}
            </Button>
          </p>
        )}
        {saved && (
          <Notice kind="success">
            {saved.length > 0 ? offer.savedOthers(saved.join(', ')) : offer.saved}{' '}
            <Link to={`/releases/${releaseId}`} className="link">
              {offer.open}
            </Link>
          </Notice>
        )}
        <Button busy={writing.isPending} disabled={releaseId === ''} onClick={save}>
          {offer.save}
        </Button>
      </div>
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

function Texts({ draft, change }: TabProps) {
  const { offer } = useWords()
  return (
    <div className="grid max-w-4xl gap-5 md:grid-cols-2">
      {(['name', 'description', 'preparation'] as const).flatMap(field =>
        (['el', 'en'] as const).map(language => {
          const text = draft[field]?.[language] ?? ''
          return (
            <TextField
              key={`${field} ${language}`}
              name={`${field}-${language}`}
              label={`${offer.texts[field]} · ${offer.languages[language]}`}
              hint={offer.words(text.split(/\s+/).filter(Boolean).length)}
              value={text}
              multiline={field !== 'name'}
              onChange={value =>
                change({ ...draft, [field]: { ...draft[field], [language]: value } })
              }
            />
          )
        }),
      )}
    </div>
  )
}
