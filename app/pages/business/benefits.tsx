import FileText from 'lucide-react/icons/file-text'
import MapPin from 'lucide-react/icons/map-pin'
import Sparkles from 'lucide-react/icons/sparkles'
import Wallet from 'lucide-react/icons/wallet'
import { useWords } from '../../text/words.ts'
import { SectionTitle } from '../../ui/section.tsx'

/** In the order of the texts. */
const icons = [MapPin, Wallet, FileText, Sparkles]

export function Benefits({ benefits }: { benefits: readonly { title: string; text: string }[] }) {
  const { business } = useWords()
  return (
    <section className="mt-14 md:mt-20">
      <SectionTitle>{business.benefits}</SectionTitle>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {benefits.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Sparkles
          return (
            <li key={title} className="rounded-card border border-line bg-card p-6 shadow-card">
              <span className="grid size-12 place-items-center rounded-full bg-basil-soft text-basil">
                <Icon size={22} aria-hidden="true" />
              </span>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
