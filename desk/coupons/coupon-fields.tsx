import { Fragment } from 'react'
import { isLanguage } from '#shop/language.ts'
import { type CouponField, type CouponForm, couponFlags } from '#shop/publishing/coupon-form.ts'
import { Checkbox, TextField } from '#ui/field.tsx'
import { shopLanguages, typedIn } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'

type Props = {
  readonly form: CouponForm
  readonly change: (form: CouponForm) => void
  readonly wrong: ReadonlySet<CouponField>
  readonly isTaken: boolean
}

export function CouponFields({ form, change, wrong, isTaken }: Props) {
  const { coupons } = useWords()
  const text = (name: keyof typeof coupons.wrong, label: string, more: object = {}) => {
    const taken = name === 'code' && isTaken ? coupons.taken : undefined
    const error = wrong.has(name) ? coupons.wrong[name] : taken
    return (
      <TextField
        name={name}
        label={label}
        value={form[name]}
        onChange={typed =>
          change({ ...form, ...(isLanguage(name) ? typedIn(name, typed) : { [name]: typed }) })
        }
        autoComplete="off"
        {...more}
        {...(error && { error })}
      />
    )
  }
  const amount = { inputMode: 'decimal' }
  const count = { inputMode: 'numeric', hint: coupons.endless }
  return (
    <div className="grid max-w-2xl gap-x-6 gap-y-5 sm:grid-cols-2">
      <div className="sm:col-span-2">{text('code', coupons.code)}</div>
      {shopLanguages().map(lang => (
        <Fragment key={lang}>{text(lang, coupons.names[lang])}</Fragment>
      ))}
      <Select
        label={coupons.kind}
        value={form.kind}
        onChange={kind => change({ ...form, kind })}
        options={(['percent', 'amount'] as const).map(value => ({
          ...{ value, label: coupons.kinds[value] },
        }))}
      />
      {text('benefit', coupons.benefits[form.kind], amount)}
      {text('from', coupons.from, { type: 'date', hint: coupons.at })}
      {text('until', coupons.until, { type: 'date', hint: coupons.always })}
      {text('uses', coupons.limit, count)}
      {text('usesPerCustomer', coupons.each, count)}
      {text('minSubtotal', coupons.minSubtotal, amount)}
      <PlanTypes form={form} change={change} />
      <div className="sm:col-span-2">
        {couponFlags.map(flag => (
          <Checkbox
            key={flag}
            label={coupons.flags[flag]}
            checked={form[flag]}
            onChange={isOn => change({ ...form, [flag]: isOn })}
          />
        ))}
      </div>
    </div>
  )
}

/** The plans that a coupon is for; none named: all. */
function PlanTypes({ form, change }: Pick<Props, 'form' | 'change'>) {
  const { coupons } = useWords()
  const [only = 'both', ...others] = form.planTypes
  return (
    <Select
      label={coupons.planTypes}
      value={others.length > 0 ? 'both' : only}
      onChange={value => change({ ...form, planTypes: value === 'both' ? [] : [value] })}
      options={(['both', 'daily', 'weekly'] as const).map(value => ({
        ...{ value, label: coupons.plans[value] },
      }))}
    />
  )
}
