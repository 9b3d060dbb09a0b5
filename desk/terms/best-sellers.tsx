import X from 'lucide-react/icons/x'
import type { BestSellers } from '#shop/dish-tags.ts'
import type { Json } from '#shop/merge/merge.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import { figureLimits } from '#shop/publishing/terms.ts'
import { Checkbox } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
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
  const now = view.mainMeals.filter(({ isBestSeller }) => isBestSeller)
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
          <div>
            <h3 className="mb-1.5 font-medium">{terms.bestNow}</h3>
            <p className="text-muted">
              {now.length > 0 ? now.map(({ name }) => name[lang]).join(' · ') : terms.bestNone}
            </p>
          </div>
          <NeverBest dishes={view.mainMeals} never={value.never ?? []} keepOut={keepOut} />
        </>
      )}
    </Fields>
  )
}

/** Dishes that are no best sellers whatever is sold of them. */
function NeverBest({
  dishes,
  never,
  keepOut,
}: {
  dishes: Props['view']['mainMeals']
  never: readonly string[]
  keepOut: (slugs: readonly string[]) => void
}) {
  const { terms } = useWords()
  const lang = useLanguage()
  const names = new Map(dishes.map(({ slug, name }) => [slug, name[lang]]))
  const others = dishes.filter(({ slug }) => !never.includes(slug))
  return (
    <div>
      <h3 className="font-medium">{terms.never}</h3>
      <p className="mb-1.5 text-sm text-muted">{terms.neverText}</p>
      {never.length === 0 && <p className="text-muted">{terms.neverNone}</p>}
      <ul>
        {never.map(slug => (
          <li key={slug} className="flex items-center justify-between gap-3">
            {names.get(slug) ?? slug}
            <button
              type="button"
              aria-label={terms.neverBack(names.get(slug) ?? slug)}
              onClick={() => keepOut(never.filter(one => one !== slug))}
              className="grid size-11 place-items-center rounded-full hover:bg-basil-soft"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <Select
          label={terms.neverAdd}
          value=""
          onChange={slug => slug && keepOut([...never, slug])}
          options={[
            { value: '', label: terms.neverChoose },
            ...others.map(({ slug, name }) => ({ value: slug, label: name[lang] })),
          ]}
        />
      </div>
    </div>
  )
}
