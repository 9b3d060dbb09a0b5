import type { ReactNode } from 'react'
import { formatDate, formatHours } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { useWords } from '../text/words.ts'
import { ahead, type DeskOrder } from './desk-order.ts'

const colours = {
  'not-paid': 'text-warning',
  opened: 'text-basil',
  delivered: 'text-success',
  canceled: 'text-error',
  'not-accepted': 'text-error',
} as const

/** What is asked on the phone: how it stands, when it comes, who owes whom. */
export function Glance({ shown }: { shown: DeskOrder }) {
  const { orders } = useWords()
  const lang = useLanguage()
  const { order, books } = shown
  const [next] = ahead(shown)
  return (
    <dl className="grid overflow-hidden rounded-card border border-line bg-card shadow-card sm:grid-cols-3">
      <Fact title={orders.state}>
        <span className={colours[order.status]}>{orders.status[order.status]}</span>
      </Fact>
      <Fact
        title={orders.next}
        note={next && formatHours(next.timePeriod.from, next.timePeriod.to)}
      >
        {next ? formatDate(next.date, lang, 'short') : orders.noNext}
      </Fact>
      <Money owed={books.owed} due={books.due} />
    </dl>
  )
}

function Money({ owed, due }: { owed: number; due: number }) {
  const { orders } = useWords()
  if (owed > 0)
    return (
      <Fact title={orders.owed}>
        <Euro value={owed} className="text-warning" />
      </Fact>
    )
  if (due > 0)
    return (
      <Fact title={orders.toGoBack}>
        <Euro value={due} className="text-warning" />
      </Fact>
    )
  return <Fact title={orders.money}>{orders.square}</Fact>
}

function Fact({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="border-line p-5 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:py-3.5 max-sm:not-last:border-b sm:not-last:border-e">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="font-serif text-xl font-semibold max-sm:text-end sm:mt-1 sm:text-3xl">
        {children}
        {note && <span className="block font-sans text-sm font-normal text-muted">{note}</span>}
      </dd>
    </div>
  )
}
