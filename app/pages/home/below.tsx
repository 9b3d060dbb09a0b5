import ArrowRight from 'lucide-react/icons/arrow-right'
import { useLoaderData } from 'react-router'
import { useConfig } from '../../config.ts'
import { useWords } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { type Question, Questions } from '../../ui/questions.tsx'
import { SectionTitle } from '../../ui/section.tsx'
import type { loader } from './loader.ts'
import { PhotoFeed } from './photo-feed.tsx'
import { SampleWeek } from './sample-week.tsx'
import { Goals, HowItWorks, Rail, Why } from './sections.tsx'
import { Teasers } from './teasers.tsx'
import { Trust } from './trust.tsx'

/** The home page below its first fold; it becomes interactive a moment later. */
export default function Below() {
  const { texts, weeks, goals, howItWorks, bestSellers, newMeals, pictures, questions } =
    useLoaderData<typeof loader>()
  return (
    <>
      <SampleWeek weeks={weeks} />
      <Trust trust={texts.trust} />
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

function FinalCall({ action }: { action: string }) {
  const { home } = useWords()
  const { delivery, leastMainMeals } = useConfig()
  const { fee, freeFromMainMeals } = delivery
  return (
    <section className="mx-auto w-full max-w-(--content) px-5 pb-10 sm:px-8 md:pb-20">
      <div className="flex flex-col items-start gap-6 rounded-card bg-terracotta-soft px-6 py-8 sm:px-12 md:flex-row md:items-center md:justify-between md:py-14">
        <div className="max-w-xl">
          <h2 className="text-3xl">{home.call.title}</h2>
          <p className="mt-3 text-lg">
            {fee > 0
              ? home.call.text(leastMainMeals, freeFromMainMeals)
              : home.call.allFree(leastMainMeals)}
          </p>
        </div>
        <ButtonLink to="/plans" size="lg" className="w-full shrink-0 sm:w-auto">
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The most asked questions; the contact page has all of them, with a search (§1). */
function FirstQuestions({
  title,
  text,
  action,
  questions,
}: {
  title: string
  text: string
  action: string
  questions: readonly Question[]
}) {
  return (
    <section
      id="faq"
      className="mx-auto grid w-full max-w-(--content) gap-x-16 px-5 pb-14 sm:px-8 md:pb-20 lg:grid-cols-[1fr_1.6fr]"
    >
      <div>
        <SectionTitle text={text}>{title}</SectionTitle>
        <Link
          to="/contact-us#faq"
          className="-mt-3 mb-5 flex min-h-11 items-center gap-2 font-semibold text-basil underline-offset-4 hover:underline"
        >
          {action}
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      </div>
      <Questions questions={questions} className="self-start" />
    </section>
  )
}
