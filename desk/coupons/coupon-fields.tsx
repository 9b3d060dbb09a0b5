import { Fragment, useState } from 'react'
import { isLanguage, languages } from '#shop/language.ts'
import { type CouponField, type CouponForm, couponFlags } from '#shop/publishing/coupon-form.ts'
import { Checkbox, TextField } from '#ui/field.tsx'
import { shopLanguages, typedIn } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { DayField } from '../ui/day-field.tsx'
import { Select } from '../ui/select.tsx'

type Props = {
  readonly form: CouponForm
  readonly change: (form: CouponForm) => void
  readonly wrong: ReadonlySet<CouponField>
  readonly isTaken: boolean
  readonly isNew: boolean
}

/** What every coupon has, in the order in which it is filled. */
const required: readonly string[] = ['code', ...languages, 'benefit']

export function CouponFields({ form, change, wrong, isTaken, isNew }: Props) {
  const { coupons } = useWords()
  // What a new coupon lacks is said once its person has gone past that field.
  const [passed, setPassed] = useState(isNew ? 0 : required.length)
  const pass = (fields: number) => () => setPassed(most => Math.max(most, fields))
  const text = (
    name: keyof typeof coupons.wrong,
    label: string,
    more: object = {},
    Field: typeof TextField = TextField,
  ) => {
    const taken = name === 'code' && isTaken ? coupons.taken : undefined
    const at = required.includes(name) ? required.indexOf(name) : required.length
    const isPassed = at < passed || at === required.length
    const error = isPassed && wrong.has(name) ? coupons.wrong[name] : taken
    return (
      <Field
        name={name}
        label={label}
        value={form[name]}
        onChange={typed =>
          change({ ...form, ...(isLanguage(name) ? typedIn(name, typed) : { [name]: typed }) })
        }
        onFocus={pass(at)}
        onBlur={pass(at + 1)}
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
      {text('from', coupons.from, { hint: coupons.at }, DayField)}
      {text('until', coupons.until, { hint: coupons.always }, DayField)}
      {text('uses', coupons.limit, count)}
      {text('usesPerCustomer', coupons.each, count)}
      {text('minSubtotal', coupons.minSubtotal, amount)}
      <PlanTypes form={form} change={change} />
      <Flags form={form} change={change} />
    </div>
  )
}

function Flags({ form, change }: Pick<Props, 'form' | 'change'>) {
  const { coupons } = useWords()
  return (
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
  )
}

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
