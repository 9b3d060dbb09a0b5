import { daysOf, type Period } from '#shop/books/period.ts'
import { formatDate } from '#shop/format.ts'
import { formatMoney } from '#shop/money.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { stepOf, summed, type TakingsAnswer } from './steps.ts'

const mostNames = 7

/** What was taken by day or month, drawn; what went back stands beside it. The table below has it all. */
export function Bars({
  rows,
  period,
  byMonth,
}: {
  rows: TakingsAnswer['rows']
  period: Period
  byMonth: boolean
}) {
  const { money } = useWords()
  const lang = useLanguage()
  const sums = new Map(summed(rows, ({ date }) => stepOf(date, byMonth)))
  const steps = [...new Set(days(period).map(date => stepOf(date, byMonth)))].map(step => ({
    step,
    name: formatDate(byMonth ? `${step}-01` : step, lang, byMonth ? 'month' : 'long'),
    taken: sums.get(step)?.taken.gross ?? 0,
    back: sums.get(step)?.back.gross ?? 0,
  }))
  const highest = steps.reduce((most, each) => (each.taken > most.taken ? each : most))
  const top = Math.max(1, ...steps.flatMap(({ taken, back }) => [taken, back]))
  const every = Math.ceil(steps.length / mostNames)
  if (steps.length === 1) return null
  return (
    <section>
      <h2 className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        {byMonth ? money.perMonth : money.perDay}
        <span className="flex gap-4 font-sans text-sm font-normal text-muted">
          <Key colour="bg-basil">{money.taken}</Key>
          <Key colour="bg-terracotta">{money.back}</Key>
        </span>
      </h2>
      <div
        role="img"
        aria-label={money.drawn(highest.name, formatMoney(highest.taken))}
        className="rounded-card border border-line bg-card p-4 shadow-card sm:p-5"
      >
        <p className="text-sm text-muted tabular-nums">{money.most(formatMoney(highest.taken))}</p>
        <div className="mt-2 flex h-40 items-end gap-px border-b border-line sm:h-52 sm:gap-1">
          {steps.map(({ step, name, taken, back }) => (
            <div
              key={step}
              title={`${name}: ${formatMoney(taken)}${back > 0 ? `, ${money.back} ${formatMoney(back)}` : ''}`}
              className="flex h-full min-w-0 flex-1 items-end justify-center gap-px hover:bg-basil-soft"
            >
              <Bar share={taken / top} colour="bg-basil" />
              <Bar share={back / top} colour="bg-terracotta" />
            </div>
          ))}
        </div>
        <div className="mt-1 flex gap-px text-xs text-muted sm:gap-1">
          {steps.map(({ step, name }, at) => (
            <span key={step} className="min-w-0 flex-1 text-center whitespace-nowrap">
              {at % every === 0 && (byMonth ? name : Number(step.slice(8)))}
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}

function Bar({ share, colour }: { share: number; colour: string }) {
  if (share === 0) return null
  return (
    <div
      className={`min-h-0.5 max-w-8 min-w-0 flex-1 rounded-t-sm ${colour}`}
      style={{ height: `${share * 100}%` }}
    />
  )
}

function Key({ colour, children }: { colour: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-3 rounded-sm ${colour}`} />
      {children}
    </span>
  )
}

function days(period: Period): string[] {
  return Array.from({ length: daysOf(period) }, (_, at) => addDays(period.from, at))
}
