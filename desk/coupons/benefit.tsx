import type { WrittenCoupon } from '#shop/publishing/coupon-form.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { plainNumber } from '../ui/typed-number.ts'

export function Benefit({ coupon }: { coupon: WrittenCoupon | null }) {
  const lang = useLanguage()
  const { percent, amount } = coupon?.benefit ?? {}
  if (percent !== undefined) return <>{plainNumber(percent, lang)}%</>
  return amount === undefined ? <>–</> : <Euro value={amount} />
}
