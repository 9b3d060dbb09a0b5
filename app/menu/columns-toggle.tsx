import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useState } from 'react'
import { useOnceAlive } from '../hydrated.ts'
import { useWords } from '../text/words.ts'
import { columnsKey } from './columns-key.ts'

/** Shows the menu in two columns on a phone, and remembers it. */
export function ColumnsToggle() {
  const { menu } = useWords()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const isTwo = typeof document === 'object' && document.documentElement.dataset.columns === '2'
  const two = useOnceAlive(pressed ?? isTwo, false)
  function press(): void {
    setPressed(!two)
    document.documentElement.dataset.columns = two ? '1' : '2'
    try {
      localStorage.setItem(columnsKey, two ? '1' : '2')
    } catch {}
  }
  return (
    <button
      type="button"
      aria-pressed={two}
      aria-label={menu.twoColumns}
      onClick={press}
      className="hidden size-12 shrink-0 place-items-center rounded-full border border-edge bg-card focus-visible:rounded-full aria-pressed:border-basil aria-pressed:bg-basil-soft aria-pressed:text-basil max-sm:min-[22.5rem]:grid"
    >
      <LayoutGrid size={20} aria-hidden="true" />
    </button>
  )
}
