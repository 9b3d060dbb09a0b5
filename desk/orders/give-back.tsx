import { useState } from 'react'
import { formatDay } from '#shop/format.ts'
import { formatEuros, toCents } from '#shop/money.ts'
import { type GoodwillReason, goodwillReasons } from '#shop/order-change/goodwill.ts'
import { noLimit } from '#shop/people/limits.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { CopiedText } from '../ui/copied-text.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Select } from '../ui/select.tsx'
import { ActForm } from './act-form.tsx'
import { amountIn } from './amount.ts'
import { AmountField } from './amount-field.tsx'
import type { DeskOrder } from './desk-order.ts'

export type Given = { readonly shown: DeskOrder; readonly close: () => void }

export function GiveBack({ shown, close }: Given) {
  const { orders } = useWords()
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState<GoodwillReason>('damaged')
  const amount = amountIn(typed)
  const { most, limit } = shown.goodwill
  // More than was paid is refused to every role.
  const asks = amount !== null && amount > limit && amount <= most
  return (
    <ActForm
      shown={shown}
      // Another act is another request, and keeps what was typed.
      name={asks ? 'order-refund-ask' : 'order-refund-create'}
      title={orders.act.refund}
      yes={
        asks
          ? orders.ask
          : amount === null
            ? orders.act.refund
            : orders.giveBack(formatEuros(amount))
      }
      own={amount === null ? null : { amount, why }}
      close={close}
    >
      <AmountField
        value={typed}
        onChange={setTyped}
        hint={
          limit < most
            ? orders.amountMore(formatEuros(limit), formatEuros(most))
            : orders.amountHint(formatEuros(most))
        }
      />
      <Select
        label={orders.why}
        value={why}
        onChange={setWhy}
        options={goodwillReasons.map(value => ({ value, label: orders.whys[value] }))}
      />
    </ActForm>
  )
}

export function GiveCoupon({ shown, close }: Given) {
  const { frame, orders } = useWords()
  const lang = useLanguage()
  const [typed, setTyped] = useState('')
  const giving = useAct('order-coupon-create')
  const amount = amountIn(typed)
  const on = { order: shown.order.id, seen: shown.seen }
  if (giving.data)
    return (
      <Dialog title={orders.act.coupon} close={close}>
        <p>{orders.couponReady(giving.data.code, formatDay(giving.data.until, lang))}</p>
        <CopiedText label={orders.coupon} name="code" text={giving.data.code} />
        <Button onClick={close}>{frame.close}</Button>
      </Dialog>
    )
  return (
    <ReasonDialog
      title={orders.act.coupon}
      words={orders}
      yes={orders.giveCoupon}
      act={giving}
      send={reason => amount !== null && giving.mutate({ ...on, amount, reason })}
      close={close}
    >
      {isTried => (
        <>
          <p>{orders.couponText}</p>
          <AmountField
            value={typed}
            onChange={setTyped}
            hint={
              toCents(shown.couponLimit) < noLimit
                ? orders.amountHint(formatEuros(shown.couponLimit))
                : undefined
            }
            isWrong={isTried && amount === null}
          />
        </>
      )}
    </ReasonDialog>
  )
}
