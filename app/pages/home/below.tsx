import { useLoaderData } from 'react-router'
import { FinalCall } from './final-call.tsx'
import { FirstQuestions } from './first-questions.tsx'
import type { loader } from './loader.ts'
import { PhotoFeed } from './photo-feed.tsx'
import { Goals, HowItWorks, Rail, Why } from './sections.tsx'
import { Teasers } from './teasers.tsx'

/** The home page below its first fold: rendered with the page, alive a moment later. */
export default function Below() {
  const { texts, goals, howItWorks, bestSellers, newMeals, pictures, questions } =
    useLoaderData<typeof loader>()
  return (
    <>
      <Goals {...texts.goals} {...goals} />
      {bestSellers.length > 0 && <Rail {...texts.bestSellers} tiles={bestSellers} />}
      <HowItWorks {...howItWorks} />
      <Teasers {...texts} />
      {newMeals.length > 0 && <Rail {...texts.newMeals} tiles={newMeals} />}
      <Why {...texts.why} />
      <PhotoFeed {...texts.kitchen} pictures={pictures} />
      <FirstQuestions {...texts.faq} questions={questions} />
      <FinalCall action={texts.hero.primary} />
    </>
  )
}
