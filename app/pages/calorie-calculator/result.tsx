import Calculator from 'lucide-react/icons/calculator'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import type { ReactNode } from 'react'
import { type CalorieRefusal, type CalorieResult, caloriesFor } from '#shop/food/calories.ts'
import { formatNumber } from '#shop/format.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { Announcement } from './announcement.tsx'
import { type Answers, bodyOf, openIn } from './answers.ts'
import { EnergyBars } from './energy-bars.tsx'
import { MacroRing } from './macro-ring.tsx'
import { PlanCard } from './plan-card.tsx'
import type { Sold } from './sold.ts'

/** The result once every question is answered, or a friendly reason why there is none. */
export function Result({
  answers,
  tooYoung,
  sold,
}: {
  answers: Answers
  tooYoung: boolean
  sold: Sold
}) {
  const { calculator } = useWords()
  const lang = useLanguage()
  const body = bodyOf(answers)
  const result = tooYoung ? ({ refused: 'under-age' } as const) : body && caloriesFor(body)
  const number = (value: number) => formatNumber(value, lang)
  return (
    <>
      <Announcement text={announced()} />
      {result && !('refused' in result) ? (
        <div className="grid gap-5">
          <Numbers result={result} />
          <PlanCard result={result} sold={sold} />
        </div>
      ) : (
        <Card>{result ? <Refused why={result.refused} /> : <Open answers={answers} />}</Card>
      )}
    </>
  )

  function announced(): string {
    if (!result) return ''
    if ('refused' in result) return calculator.refused[result.refused].title
    const [low, high] = result.range
    return calculator.announced(number(result.target), number(low), number(high))
  }
}

function Numbers({ result }: { result: CalorieResult }) {
  const { calculator } = useWords()
  const lang = useLanguage()
  const number = (value: number) => formatNumber(value, lang)
  const [low, high] = result.range
  return (
    <Card>
      <h2 className="text-xl">{calculator.resultTitle}</h2>
      <p className="mt-3">
        <span className="text-lg text-muted">{calculator.about}</span>{' '}
        <span className="font-serif text-5xl font-semibold whitespace-nowrap text-basil tabular-nums">
          {number(result.target)} <span className="text-xl">kcal</span>
        </span>
      </p>
      <p className="mt-2 text-muted">{calculator.between(number(low), number(high))}</p>
      {result.isHeld && (
        <p className="mt-4 rounded-field bg-basil-soft px-4 py-3 text-sm">
          {calculator.held(number(result.target))}
        </p>
      )}
      <h3 className="mt-7 mb-4 text-lg">{calculator.energyTitle}</h3>
      <EnergyBars result={result} />
      <h3 className="mt-8 mb-4 text-lg">{calculator.macrosTitle}</h3>
      <MacroRing macros={result.macros} />
    </Card>
  )
}

function Refused({ why }: { why: CalorieRefusal }) {
  const { title, text } = useWords().calculator.refused[why]
  return (
    <>
      <Sign Icon={HeartHandshake} />
      <h2 className="mt-5 text-xl">{title}</h2>
      <p className="mt-3">{text}</p>
    </>
  )
}

function Open({ answers }: { answers: Answers }) {
  const { calculator } = useWords()
  return (
    <>
      <Sign Icon={Calculator} />
      <h2 className="mt-5 text-xl">{calculator.openTitle}</h2>
      <p className="mt-3 text-muted">{calculator.openText}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {openIn(answers).map(question => (
          <li key={question} className="rounded-full bg-sand px-3.5 py-1.5 text-sm">
            {calculator.questions[question]}
          </li>
        ))}
      </ul>
    </>
  )
}

function Sign({ Icon }: { Icon: typeof Calculator }) {
  return (
    <span className="grid size-14 place-items-center rounded-full bg-basil-soft text-basil">
      <Icon size={26} aria-hidden="true" />
    </span>
  )
}

function Card({ children }: { children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-card p-5 shadow-card sm:p-7">
      {children}
    </section>
  )
}
