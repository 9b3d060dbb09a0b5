import type { Json } from '#shop/merge/merge.ts'
import { toCents } from '#shop/money.ts'
import { pieceValue } from '#shop/publishing/piece-value.ts'
import {
  figureLimits,
  plansWritten,
  type Terms,
  type WrittenDelivery,
  type WrittenPlans,
} from '#shop/publishing/terms.ts'
import type { VatRates } from '#shop/shop-data/vat-rates.ts'
import { vatCategories } from '#shop/shop-data/vat-rates.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import { BestSellerFields } from './best-sellers.tsx'
import { CutOffFields } from './cut-offs.tsx'
import { DoorFields } from './door-fields.tsx'
import type { TermName } from './edited.ts'
import { Example } from './example.tsx'
import { Fields } from './fields.tsx'
import { Figure } from './figure.tsx'
import { OwnPlans, SingleFields } from './plan-fields.tsx'
import { WeeklyFields } from './weekly-fields.tsx'

type Props = {
  readonly view: Output<'terms-one'>
  readonly madeOf: (name: TermName) => Json
  readonly change: (name: TermName, value: Json) => void
  readonly mark: (name: string, isWrong: boolean) => void
  readonly mayEdit: boolean
}

const rates = Object.keys(vatCategories)
  .map(Number)
  .sort((one, other) => other - one)

/** The fields of all terms beside an order that they price. */
export default function Forms({ view, madeOf, change, mark, mayEdit }: Props) {
  const { terms } = useWords()
  const usual = view.usualDelivery
  const live = {
    plans: pieceValue<'plans'>(view.plans.live),
    delivery: pieceValue<'delivery'>(view.delivery.live ?? usual),
    vat: pieceValue<'vat'>(view.vat.live),
  }
  const plans = pieceValue<'plans'>(madeOf('plans'))
  const delivery = pieceValue<'delivery'>(madeOf('delivery') ?? usual)
  const vat = pieceValue<'vat'>(madeOf('vat'))
  const set = (written: WrittenPlans) => change('plans', written)
  const form = { plans, live: live.plans, change: set, mark }
  const bringing = (
    name: keyof WrittenDelivery,
    limits: (typeof figureLimits)['fee' | 'meals'],
  ) => (
    <Figure
      {...{ name, limits, mark, label: terms[name] }}
      value={delivery[name]}
      live={live.delivery[name]}
      set={figure => change('delivery', { ...delivery, [name]: figure })}
    />
  )
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <fieldset disabled={!mayEdit} className="min-w-0 space-y-10">
        <Fields title={terms.delivery}>
          {bringing('fee', figureLimits.fee)}
          {bringing('freeFromMainMeals', figureLimits.meals)}
          {bringing('freeFromWeeklyMainMeals', figureLimits.meals)}
        </Fields>
        <CutOffFields {...{ view, change, mark }} made={madeOf('cutOffs')} />
        <SingleFields {...form} />
        <WeeklyFields {...form} />
        <OwnPlans {...form} />
        <Fields title={terms.vat} text={terms.vatText}>
          {(['main-meal', 'snack', 'extras'] as const).map(kind => (
            <Select
              key={kind}
              label={terms.rates[kind]}
              value={String(vat[kind])}
              onChange={rate => change('vat', { ...vat, [kind]: Number(rate) })}
              options={rates.map(rate => ({ value: String(rate), label: `${rate}%` }))}
            />
          ))}
        </Fields>
        <DoorFields {...{ view, mark }} made={madeOf('door')} change={change} />
        <BestSellerFields {...{ view, mark }} made={madeOf('bestSellers')} change={change} />
      </fieldset>
      <div>
        <Example written={plans} before={priced(live)} after={priced({ plans, delivery, vat })} />
      </div>
    </div>
  )
}

function priced({
  plans,
  delivery,
  vat,
}: {
  plans: WrittenPlans
  delivery: WrittenDelivery
  vat: VatRates
}): Terms {
  return { plans: plansWritten(plans), delivery: { ...delivery, fee: toCents(delivery.fee) }, vat }
}
