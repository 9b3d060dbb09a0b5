import { useMemo } from 'react'
import type { DishDraft } from '#shop/food/dish-file.ts'
import { inPortion } from '#shop/food/dish-file.ts'
import type { Pantry } from '#shop/food/recipe.ts'
import { formatNumber } from '#shop/format.ts'
import { formatMoney, toCents } from '#shop/money.ts'
import { useLanguage } from '#ui/language.ts'
import { usePortionName } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { declaredOf } from './dish-draft.ts'

/** What would be declared of each build, what is bought for it, and to who sees money what it costs. */
export function Figures({
  draft,
  pantry,
  allergenName,
  seesCost,
}: {
  draft: DishDraft
  pantry: Pantry
  allergenName: (code: string) => string
  seesCost: boolean
}) {
  const { catalogue, pantry: words } = useWords()
  const portionName = usePortionName()
  const lang = useLanguage()
  const declared = useMemo(() => declaredOf(draft, pantry), [draft, pantry])
  return (
    <section aria-label={catalogue.figures} className="space-y-6">
      <h2 className="text-xl">{catalogue.figures}</h2>
      {declared.map(({ portion, info, raw, cost }) => (
        <div key={portion}>
          <h3 className="font-semibold">{portionName(portion)}</h3>
          {info && (
            <>
              <p className="text-lg tabular-nums">
                {formatNumber(info.weight, lang)} g · {formatNumber(info.perPortion.kcal, lang)}{' '}
                {catalogue.kcal} · {formatNumber(info.perPortion.protein, lang)} g{' '}
                {catalogue.protein}
              </p>
              <p className="text-sm text-muted tabular-nums">
                {words.rawWeight(formatNumber(raw, lang))}
              </p>
              {seesCost && (
                <p className="mt-1 tabular-nums">
                  {cost === null ? words.costUnknown : words.costOf(formatMoney(Math.round(cost)))}
                  {cost !== null && <Share of={cost} price={inPortion(draft.prices, portion)} />}
                </p>
              )}
              <p className="mt-1 text-sm">
                <span className="text-muted">{catalogue.allergens}:</span>{' '}
                <span className="font-medium">
                  {info.allergens.map(allergenName).join(', ') || catalogue.noAllergens}
                </span>
              </p>
              <p className="mt-1 text-sm text-muted">
                {info.ingredients
                  .map(({ name, percent }) => `${name[lang]} ${formatNumber(percent, lang, 1)}%`)
                  .join(', ')}
              </p>
            </>
          )}
        </div>
      ))}
    </section>
  )
}

function Share({ of: cost, price }: { of: number; price: number | undefined }) {
  const { pantry: words } = useWords()
  const lang = useLanguage()
  if (!price) return null
  const percent = formatNumber((cost * 100) / toCents(price), lang)
  return <span className="text-muted"> · {words.share(percent)}</span>
}
