import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from '../../ui/link.tsx'
import { type Question, Questions } from '../../ui/questions.tsx'
import { SectionTitle } from '../../ui/section.tsx'

/** The most asked questions; the contact page has all of them, with a search (§1). */
export function FirstQuestions({
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
      className="mx-auto grid w-full max-w-[82rem] gap-x-16 px-5 pb-14 sm:px-8 md:pb-20 lg:grid-cols-[1fr_1.6fr]"
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
