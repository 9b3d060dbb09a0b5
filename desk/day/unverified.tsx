import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useWords } from '../text/words.ts'

/** The customer typed this address, and no map knows it. */
export function Unverified() {
  const { day: words } = useWords()
  return (
    <p className="mt-2 flex items-center gap-2 font-semibold text-warning">
      <TriangleAlert size={18} aria-hidden="true" className="shrink-0" />
      {words.unverified}
    </p>
  )
}
