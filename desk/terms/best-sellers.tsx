import type { BestSellers } from '#shop/food/dish-tags.ts'
import type { Json } from '#shop/merge/merge.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import { figureLimits } from '#shop/publishing/terms.ts'
import { Checkbox } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { ChosenList } from './chosen-list.tsx'
import type { TermName } from './edited.ts'
import { Fields } from './fields.tsx'
import { Figure } from './figure.tsx'

type Props = {
  readonly view: Pick<Output<'terms-one'>, 'bestSellers' | 'mainMeals'>
  readonly made: Json
  readonly change: (name: TermName, value: Json) => void
  readonly mark: (name: string, isWrong: boolean) => void
}

/** What a shop begins with that works them out for the first time. */
const usual: BestSellers = { dishes: 8, portions: 40 }

/** How many dishes sales make best sellers, from how many portions on, and which never are. */
export function BestSellerFields({ view, made, change, mark }: Props) {
  const { terms } = useWords()
  const lang = useLanguage()
  const live = pieceIfThere<'bestSellers'>(view.bestSellers.live)
  const value = pieceIfThere<'bestSellers'>(made)
  const set = (next: BestSellers | null) => change('bestSellers', next)
  const keepOut = (slugs: readonly string[]) => {
    if (!value) return
    const { never: _, ...figures } = value
    set({ ...figures, ...(slugs.length > 0 && { never: slugs }) })
  }
  const figure = (
    name: 'dishes' | 'portions',
    label: string,
    limits: (typeof figureLimits)['bestSellers' | 'portions'],
  ) => (
    <Figure
      {...{ name: `best-${name}`, label, limits, mark }}
      value={value?.[name]}
      live={live?.[name]}
      set={next => value && next !== undefined && set({ ...value, [name]: next })}
    />
  )
  return (
    <Fields title={terms.bestSellers} text={terms.bestText}>
      <div className="sm:col-span-2">
        <Checkbox
          name="best-sellers"
          checked={value !== null}
          onChange={isOn => {
            set(isOn ? (live ?? usual) : null)
            for (const name of ['best-dishes', 'best-portions']) mark(name, false)
          }}
          label={terms.bestOn}
        />
      </div>
      {value && (
        <>
          {figure('dishes', terms.bestDishes, figureLimits.bestSellers)}
          {figure('portions', terms.bestPortions, figureLimits.portions)}
          <BestNow mainMeals={view.mainMeals} />
          <ChosenList
            title={terms.never}
            text={terms.neverText}
            none={terms.neverNone}
            add={terms.neverAdd}
            choose={terms.neverChoose}
            takeOut={terms.neverBack}
            names={view.mainMeals.map(({ slug, name }) => [slug, name[lang]])}
            chosen={value.never ?? []}
            change={keepOut}
          />
        </>
      )}
    </Fields>
  )
}

function BestNow({ mainMeals }: Pick<Props['view'], 'mainMeals'>) {
  const { terms } = useWords()
  const lang = useLanguage()
  const now = mainMeals.filter(({ isBestSeller }) => isBestSeller)
  return (
    <div>
      <h3 className="mb-1.5 font-medium">{terms.bestNow}</h3>
      <p className="text-muted">
        {now.length > 0 ? now.map(({ name }) => name[lang]).join(' · ') : terms.bestNone}
      </p>
    </div>
  )
}
