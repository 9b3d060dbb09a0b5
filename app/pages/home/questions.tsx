import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link } from '../../ui/link.tsx'
import { SectionTitle } from '../../ui/section.tsx'

export type Question = { slug: string; question: string; answer: string }

/** What most people ask first; all of it, with a search, stands on the contact page (§1). */
export function Questions({
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
      <ul className="self-start overflow-hidden rounded-card border border-line bg-card shadow-card">
        {questions.map(({ slug, question, answer }) => (
          <li key={slug} className="border-line not-first:border-t">
            <details className="group">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-medium hover:bg-basil-soft focus-visible:-outline-offset-3 focus-visible:rounded-card [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  size={20}
                  aria-hidden="true"
                  className="shrink-0 text-basil transition-transform duration-200 group-open:rotate-180"
                />
              </summary>
              <p className="px-5 pt-1 pb-5 text-muted">{answer}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
