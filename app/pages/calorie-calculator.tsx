import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { pageContext } from '../context.ts'
import { titleWith } from '../text/page-title.ts'
import { useWords, wordsOf } from '../text/words.ts'
import { Page } from '../ui/section.tsx'
import type { Route } from './+types/calorie-calculator.ts'
import { bodyOf, type Figure, isTooYoung, noAnswers } from './calorie-calculator/answers.ts'
import { Questions } from './calorie-calculator/questions.tsx'
import { Result } from './calorie-calculator/result.tsx'
import { useShownResult } from './calorie-calculator/shown-result.ts'
import { soldOf } from './calorie-calculator/sold.ts'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, lang, texts } = context.get(pageContext)
  const answer = await call('meal-collection', {})
  if (answer.code !== 'ok') throw new Response(answer.message, { status: 503 })
  return { lang, sold: soldOf(texts['plan-goals'], answer.data.meals, lang) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { calculator } = wordsOf(loaderData?.lang ?? 'el')
  return [
    { title: titleWith(calculator.metaTitle, matches) },
    { name: 'description', content: calculator.metaDescription },
  ]
}

/** Calculates in the browser: nothing that the visitor types is sent. */
export default function CalorieCalculator({ loaderData: { sold } }: Route.ComponentProps) {
  const { calculator } = useWords()
  const [answers, setAnswers] = useState(noAnswers)
  const [left, setLeft] = useState<readonly Figure[]>([])
  const result = useShownResult(bodyOf(answers) !== null, left)
  return (
    <Page>
      <h1 className="text-3xl md:text-5xl">{calculator.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">{calculator.intro}</p>
      <p className="mt-4 flex max-w-2xl gap-2.5 text-sm">
        <Lock size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
        {calculator.private}
      </p>
      <div className="mt-7 grid items-start gap-6 md:mt-10 lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-10">
        <div className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8">
          <Questions
            answers={answers}
            setAnswers={setAnswers}
            onLeave={figure => setLeft(before => [...new Set([...before, figure])])}
          />
        </div>
        <div ref={result} className="scroll-mt-24">
          <Result
            answers={answers}
            tooYoung={left.includes('age') && isTooYoung(answers)}
            sold={sold}
          />
        </div>
      </div>
      <Method />
    </Page>
  )
}

function Method() {
  const { calculator } = useWords()
  return (
    <div className="mt-12 grid gap-8 md:mt-16 md:grid-cols-2 md:gap-12">
      <section aria-labelledby="not-for">
        <h2 id="not-for" className="text-xl">
          {calculator.notForTitle}
        </h2>
        <p className="mt-3 text-muted">{calculator.notForText}</p>
        <ul className="mt-3 list-disc space-y-1 ps-5 text-muted">
          {calculator.notFor.split('\n').map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="method">
        <h2 id="method" className="text-xl">
          {calculator.methodTitle}
        </h2>
        <p className="mt-3 text-muted">{calculator.methodText}</p>
        <p className="mt-3 text-muted">{calculator.methodGoal}</p>
      </section>
    </div>
  )
}
