import FileText from 'lucide-react/icons/file-text'
import MapPin from 'lucide-react/icons/map-pin'
import Sparkles from 'lucide-react/icons/sparkles'
import Wallet from 'lucide-react/icons/wallet'
import { useWords } from '../../text/words.ts'
import { SectionTitle } from '../../ui/section.tsx'

const icons = [MapPin, Wallet, FileText, Sparkles]

export function Benefits({ benefits }: { benefits: readonly { title: string; text: string }[] }) {
  const { business } = useWords()
  return (
    <section className="mt-14 md:mt-20">
      <SectionTitle>{business.benefits}</SectionTitle>
      <ul className="grid gap-x-10 divide-y divide-line border-y border-line sm:grid-cols-2 sm:gap-y-8 sm:divide-y-0 sm:py-8 lg:grid-cols-4">
        {benefits.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Sparkles
          return (
            <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-4 sm:py-0">
              <Icon size={24} aria-hidden="true" className="mt-0.5 text-basil" />
              <h3 className="text-lg">{title}</h3>
              <p className="col-start-2 mt-1 text-muted">{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
