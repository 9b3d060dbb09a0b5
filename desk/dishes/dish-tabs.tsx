import { lazy, Suspense } from 'react'
import type { DishDraft } from '#shop/food/dish-file.ts'
import type { Pantry } from '#shop/food/recipe.ts'
import type { Names } from '#shop/lack/lack-text.ts'
import type { Language } from '#shop/language.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import type { DraftEdit } from '../releases/use-draft.ts'
import { useWords } from '../text/words.ts'
import { tabLooks } from '../ui/tab-looks.ts'
import { History } from '../words/history.tsx'
import { Details } from './details.tsx'
import { pantryIn } from './dish-draft.ts'
import { DishPictures } from './dish-pictures.tsx'
import { DishTexts } from './dish-texts.tsx'
import { Prices } from './prices.tsx'
import { RecipeTab } from './recipe-tab.tsx'

const PriceSteps = lazy(() => import('./price-steps.tsx'))

export type View = Output<'dish-one'>

const tabs = ['prices', 'recipe', 'texts', 'picture', 'details', 'history'] as const

export type Tab = (typeof tabs)[number]

export type EditorProps = {
  readonly view: View
  readonly found: Output<'ingredient-collection'>
}

export function Tabs({ chosen, choose }: { chosen: Tab; choose: (tab: Tab) => void }) {
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

type PanelProps = {
  readonly tab: Tab
  readonly view: View
  readonly pantry: Pantry
  readonly seesCost: boolean
  readonly of: DraftEdit<'dish'>
  readonly draft: DishDraft
  readonly names: Names
  readonly shown: Language
  readonly show: (lang: Language) => void
}

export function TabPanel({
  tab,
  view,
  pantry,
  seesCost,
  of,
  draft,
  names,
  shown,
  show,
}: PanelProps) {
  const { words } = useWords()
  const lang = useLanguage()
  const { change } = of
  const allergenName = (code: string) =>
    view.codes.allergens.find(one => one.code === code)?.name[lang] ?? code
  switch (tab) {
    case 'prices':
      return (
        <>
          <Prices view={view} draft={draft} change={change} />
          {/* About as high as four portions are, so that little moves below. */}
          <Suspense fallback={<div className="mt-10 h-80" />}>
            <PriceSteps prices={view.prices} now={Date.now()} />
          </Suspense>
        </>
      )
    case 'recipe':
      return <RecipeTab {...{ draft, change, pantry, allergenName, seesCost }} />
    case 'texts':
      return <DishTexts {...{ draft, change, shown, show }} />
    case 'picture':
      return (
        <>
          {!draft.alt && <p className="mb-4 text-muted">{words.altAsked}</p>}
          <DishPictures slug={view.slug} title={draft.name?.[lang] || view.slug} />
        </>
      )
    case 'details':
      return <Details {...{ draft, change, pantry, codes: view.codes, open: view.weekdays }} />
    case 'history':
      return <History kind="dish" piece={view.slug} take={of.restore} names={names} />
  }
}

/** With the ingredients that the same release adds or changes. */
export function pantryWith(
  { ingredients, fresh }: EditorProps['found'],
  releaseId: string,
): Pantry {
  const all = [...ingredients, ...fresh.map(one => ({ ...one, name: null }))].flatMap(
    ({ drafts, ...live }) => {
      const draftValue = drafts.find(draft => draft.releaseId === releaseId)?.value
      const written = pieceIfThere<'ingredient'>(draftValue ?? (live.name ? live : null))
      return written?.per100g || written?.recipe ? [written] : []
    },
  )
  return pantryIn(all)
}
