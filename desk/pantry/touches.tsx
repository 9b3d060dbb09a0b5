import { memo, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import type { Pantry } from '#shop/food/recipe.ts'
import { formatNumber } from '#shop/format.ts'
import { formatMoney } from '#shop/money.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { usePortionName } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { declaredNow, type TouchedBuild, touchedBuilds } from './touched.ts'

const shownAtOnce = 24

type Known = Output<'ingredient-collection'>

/** What a change does to the portions on sale; `after`: the ingredients with what is typed. */
export function Touches({
  view: { dishes, sold },
  known: { codes, seesCost },
  before,
  after,
}: {
  view: Output<'ingredient-one'>
  known: Known
  before: Pantry
  after: Pantry
}) {
  // What is typed stands in its field at once; what it moves follows a moment later on a slow tablet.
  const typed = useDeferredValue(after)
  const declared = useMemo(() => declaredNow(dishes, before), [dishes, before])
  const builds = useMemo(
    () => touchedBuilds(dishes, declared, typed, sold),
    [dishes, declared, typed, sold],
  )
  return <Builds builds={builds} seesCost={seesCost} allergens={codes.allergens} />
}

type BuildsProps = {
  readonly builds: readonly TouchedBuild[]
  readonly seesCost: boolean
  readonly allergens: Known['codes']['allergens']
}

/** What is sold already first. Drawn anew only where the figures moved, not with each letter. */
const Builds = memo(function Builds({ builds, seesCost, allergens }: BuildsProps) {
  const { catalogue, pantry } = useWords()
  const portionName = usePortionName()
  const lang = useLanguage()
  const nameOf = (code: string) => allergens.find(one => one.code === code)?.name[lang] ?? code
  const names = (codes: readonly string[]) => codes.map(nameOf).join(', ')
  const shownBuilds = builds
    .filter(build => seesCost || isDeclared(build))
    .toSorted((one, other) => weight(other) - weight(one))
  const dishes = new Set(shownBuilds.map(({ slug }) => slug))
  return (
    <section aria-live="polite">
      <h2 className="mb-2 text-xl">{pantry.touches}</h2>
      <p className="mb-3 text-lg">
        {shownBuilds.length === 0
          ? pantry.touchesNothing
          : pantry.touched(shownBuilds.length, dishes.size)}
      </p>
      <ul className="divide-y divide-line">
        {shownBuilds.slice(0, shownAtOnce).map(build => {
          const { slug, name, portion, gains, loses, isListChanged, kcal, cost, sold } = build
          const [was, now] = cost
          const figures = [
            kcal[0] !== kcal[1] &&
              `${pantry.fromTo(formatNumber(kcal[0], lang), formatNumber(kcal[1], lang))} ${catalogue.kcal}`,
            seesCost &&
              was !== null &&
              now !== null &&
              was !== now &&
              pantry.fromTo(formatMoney(Math.round(was)), formatMoney(Math.round(now))),
            isListChanged && pantry.list,
          ].filter(Boolean)
          return (
            <li key={`${slug} ${portion}`} className="py-2">
              <Link to={`/dishes/${slug}`} className="link">
                {name[lang]}
              </Link>{' '}
              <span className="text-muted">{portionName(portion)}</span>
              {gains.length > 0 && (
                <span className="block font-medium text-warning">
                  {pantry.gains(names(gains))}
                  {sold > 0 && ` · ${pantry.sold(sold)}`}
                </span>
              )}
              {loses.length > 0 && <span className="block">{pantry.loses(names(loses))}</span>}
              {figures.length > 0 && (
                <span className="block text-sm text-muted tabular-nums">{figures.join(' · ')}</span>
              )}
            </li>
          )
        })}
      </ul>
      {shownBuilds.length > shownAtOnce && (
        <p className="mt-2 text-muted">{pantry.more(shownBuilds.length - shownAtOnce)}</p>
      )}
    </section>
  )
})

function isDeclared({ gains, loses, isListChanged, kcal }: Omit<TouchedBuild, 'cost'>): boolean {
  return isListChanged || gains.length > 0 || loses.length > 0 || kcal[0] !== kcal[1]
}

function weight({ gains, loses, sold }: TouchedBuild): number {
  return (gains.length > 0 ? 1_000_000 + sold : 0) + loses.length
}
