import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { useWords } from '../text/words.ts'

export function BackToAll() {
  const { companies } = useWords()
  return <Back to="/companies">{companies.all}</Back>
}

export function BackToOne({ id, name }: { id: string; name: string }) {
  return <Back to={`/companies/${id}`}>{name}</Back>
}

function Back({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ms-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-sm font-semibold text-basil print:hidden"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  )
}
