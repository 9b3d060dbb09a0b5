import Building2 from 'lucide-react/icons/building-2'
import { useHasSpots } from '../../account/has-spots.ts'
import { useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'

/** A link to the customer's offices; nothing for a customer without any. */
export function ToOffice({ customerId }: { customerId: string }) {
  const { company } = useWords()
  if (!useHasSpots(customerId)) return null
  return (
    <Link
      to="/addresses"
      className="mt-6 flex min-h-14 items-center gap-3 rounded-card border border-line bg-card px-5 font-semibold text-basil shadow-card hover:border-basil"
    >
      <Building2 size={22} aria-hidden="true" className="shrink-0" />
      {company.myOffice}
    </Link>
  )
}
