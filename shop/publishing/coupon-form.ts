import { latin } from '../greek.ts'
import { languages } from '../language.ts'
import type { Json } from '../merge/merge.ts'
import { isDate } from '../schedule/schedule.ts'

/** A coupon in the shape of its file, in euros. Fields that the form lacks travel along. */
export type WrittenCoupon = {
  readonly id: string
  readonly code: string
  readonly name: { readonly el: string; readonly en: string }
  readonly benefit: { readonly percent?: number; readonly amount?: number }
  readonly firstOrder?: boolean
  readonly minSubtotal?: number
  readonly planTypes?: readonly ('daily' | 'weekly')[]
  readonly from?: string
  readonly until?: string
  readonly uses?: number
  readonly usesPerCustomer?: number
  readonly needsProof?: boolean
  readonly oncePerDoor?: boolean
  readonly offered?: boolean
}

export const couponFlags = ['firstOrder', 'needsProof', 'oncePerDoor', 'offered'] as const

export type CouponForm = {
  readonly code: string
  readonly el: string
  readonly en: string
  readonly kind: 'percent' | 'amount'
  readonly benefit: string
  readonly minSubtotal: string
  readonly planTypes: readonly ('daily' | 'weekly')[]
  readonly from: string
  readonly until: string
  readonly uses: string
  readonly usesPerCustomer: string
} & { readonly [Flag in (typeof couponFlags)[number]]: boolean }

export type CouponField = keyof CouponForm

export function couponForm(coupon: WrittenCoupon | null): CouponForm {
  const { benefit = {}, name, code = '' } = coupon ?? {}
  const text = (value: number | undefined) => (value ? String(value).replace('.', ',') : '')
  return {
    ...{ code, el: name?.el ?? '', en: name?.en ?? '' },
    kind: benefit.amount === undefined ? 'percent' : 'amount',
    benefit: text(benefit.percent ?? benefit.amount),
    minSubtotal: text(coupon?.minSubtotal),
    planTypes: coupon?.planTypes ?? [],
    ...{ from: coupon?.from ?? '', until: coupon?.until ?? '' },
    ...{ uses: text(coupon?.uses), usesPerCustomer: text(coupon?.usesPerCustomer) },
    firstOrder: coupon?.firstOrder ?? false,
    needsProof: coupon?.needsProof ?? false,
    oncePerDoor: coupon?.oncePerDoor ?? false,
    offered: coupon?.offered ?? false,
  }
}

/** The typed coupon, or the errors by field. */
export function couponIn(
  form: CouponForm,
  before: WrittenCoupon | null,
): { readonly value: Json; readonly wrong: ReadonlySet<CouponField> } {
  const wrong = new Set<CouponField>()
  const check = (field: CouponField, isRight: boolean) => !isRight && wrong.add(field)
  const code = form.code.trim()
  check('code', code.length >= 2 && code.length <= 40)
  for (const lang of languages) check(lang, form[lang].trim() !== '' && form[lang].length <= 4000)
  const benefit = euros(form.benefit)
  check('benefit', benefit !== null && benefit > 0 && (form.kind === 'amount' || benefit <= 100))
  const least = form.minSubtotal.trim() === '' ? 0 : euros(form.minSubtotal)
  check('minSubtotal', least !== null)
  const [uses, each] = [whole(form.uses), whole(form.usesPerCustomer)]
  check('uses', uses !== null)
  check('usesPerCustomer', each !== null)
  check('from', form.from === '' || isDate(form.from))
  check('until', form.until === '' || (isDate(form.until) && form.until >= form.from))
  if (wrong.size > 0) return { value: null, wrong }
  const rest: Record<string, unknown> = { ...(before ?? { id: couponIdFor(code) }) }
  for (const field of order) delete rest[field]
  const value = {
    ...rest,
    ...{ code, name: { el: form.el.trim(), en: form.en.trim() } },
    benefit: { [form.kind]: benefit },
    ...(least && { minSubtotal: least }),
    ...(form.planTypes.length === 1 && { planTypes: form.planTypes }),
    ...(form.from && { from: form.from }),
    ...(form.until && { until: form.until }),
    ...(uses && { uses }),
    ...(each && { usesPerCustomer: each }),
    ...Object.fromEntries(couponFlags.filter(flag => form[flag]).map(flag => [flag, true])),
  }
  return { value, wrong }
}

const order = [
  ...['code', 'name', 'benefit', 'minSubtotal', 'planTypes', 'from', 'until', 'uses'],
  ...['usesPerCustomer', ...couponFlags],
]

/** A Latin id made of the code; plain where nothing is left of it. */
export function couponIdFor(code: string): string {
  const id = latin(code)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  // /coupons/new begins a new coupon.
  return id === 'new' ? 'coupon-new' : id.slice(0, 50) || 'coupon'
}

/** At most two decimals; null: invalid. */
function euros(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

function whole(typed: string): number | null {
  const text = typed.trim()
  if (text === '') return 0
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : null
}
