import ShieldCheck from 'lucide-react/icons/shield-check'
import { useWords } from '../../text/words.ts'
import { SectionTitle } from '../../ui/section.tsx'

/** The steps from sign-up to lunch at the office, and what the employer learns. */
export function HowItWorks() {
  const { company } = useWords()
  return (
    <section className="mt-14 md:mt-20">
      <SectionTitle>{company.howTitle}</SectionTitle>
      <ol className="grid gap-4 md:grid-cols-3 md:gap-6">
        {company.how.map(({ title, text }, index) => (
          <li key={title} className="rounded-card border border-line bg-card p-6 shadow-card">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full bg-basil-soft font-serif text-lg font-semibold text-basil"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 flex items-start gap-3 rounded-card bg-basil-soft p-5 md:items-center">
        <ShieldCheck size={24} aria-hidden="true" className="shrink-0 text-basil" />
        {company.privacy}
      </p>
    </section>
  )
}
