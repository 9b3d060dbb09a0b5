import { useState } from 'react'
import { formatDate, formatNumber } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Dialog } from '../ui/dialog.tsx'

type Line = Output<'order-food-one'>['lines'][number]

/** What was declared of the portions of a delivery when they were sold, at a press. */
export function Declared({
  order,
  deliveryId,
  date,
}: {
  order: string
  deliveryId: string
  date: string
}) {
  const { orders } = useWords()
  const lang = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={orders.ofDelivery(orders.declared, formatDate(date, lang, 'long'))}
        className="mt-2 flex min-h-11 print:hidden items-center text-sm font-semibold text-basil"
        onClick={() => setOpen(true)}
      >
        {orders.declared}
      </button>
      {isOpen && <Told {...{ order, deliveryId }} close={() => setOpen(false)} />}
    </>
  )
}

function Told({
  order,
  deliveryId,
  close,
}: {
  order: string
  deliveryId: string
  close: () => void
}) {
  const { orders } = useWords()
  const lang = useLanguage()
  const answer = useAnswer('order-food-one', { order })
  return (
    <Dialog title={orders.declared} close={close}>
      <Answered answer={answer}>
        {({ lines, allergens }) => {
          const nameOf = (code: string) =>
            allergens.find(one => one.code === code)?.name[lang] ?? code
          return (
            <ul className="divide-y divide-line">
              {lines
                .filter(line => line.deliveryId === deliveryId)
                .map(line => (
                  <Portion key={line.buildId} line={line} nameOf={nameOf} />
                ))}
            </ul>
          )
        }}
      </Answered>
    </Dialog>
  )
}

function Portion({
  line: { name, amount, info, isStill },
  nameOf,
}: {
  line: Line
  nameOf: (code: string) => string
}) {
  const { orders } = useWords()
  const lang = useLanguage()
  if (!info)
    return (
      <li className="py-4">
        <p className="font-semibold">{`${amount} × ${name[lang]}`}</p>
        <p className="text-muted">{orders.notDeclared}</p>
      </li>
    )
  const { allergens, traces, ingredients, weight, perPortion } = info
  return (
    <li className="space-y-1 py-4">
      <p className="font-semibold">{`${amount} × ${name[lang]}`}</p>
      <p>
        {orders.contains(allergens.map(nameOf).join(', '))}
        {traces.length > 0 && ` ${orders.mayContain(traces.map(nameOf).join(', '))}`}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {formatNumber(weight, lang)} g · {formatNumber(perPortion.kcal, lang)} kcal
      </p>
      <p className="text-sm text-muted">
        {ingredients
          .map(one => `${one.name[lang]} ${formatNumber(one.percent, lang, 1)}%`)
          .join(', ')}
      </p>
      {!isStill && <p className="text-sm text-warning">{orders.declaredElse}</p>}
    </li>
  )
}
