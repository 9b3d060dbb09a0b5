import Search from 'lucide-react/icons/search'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { mayCall } from '#shop/people/calls.ts'
import { useMe } from '../me.ts'
import { loadScreenWords, useWords } from '../text/words.ts'

/** Its parts are large, so they are loaded when it is opened. */
const FindBox = lazy(async () => {
  const [box] = await Promise.all([import('./find-box.tsx'), loadScreenWords(['orders'])])
  return box
})

/**
 * The one box that finds orders and customers, from anywhere by Ctrl+K or Cmd+K. It stands beside the
 * frame's two headers: inside the one that the window hides, it would lock the page without being seen.
 */
export function useFind(): { readonly open: (() => void) | null; readonly box: ReactNode } {
  const { roles } = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const isAllowed = mayCall(roles, 'find-collection')
  useEffect(() => {
    if (!isAllowed) return
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isAllowed])
  return {
    open: isAllowed ? () => setIsOpen(true) : null,
    box: isOpen && (
      <Suspense fallback={null}>
        <FindBox close={() => setIsOpen(false)} />
      </Suspense>
    ),
  }
}

export function FindButton({ open, isSmall = false }: { open: () => void; isSmall?: boolean }) {
  const { find } = useWords()
  return isSmall ? (
    <button
      type="button"
      aria-label={find.title}
      onClick={open}
      className="grid size-11 place-items-center rounded-full hover:bg-sand focus-visible:rounded-full"
    >
      <Search size={22} aria-hidden="true" />
    </button>
  ) : (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      className="mb-3 flex min-h-11 w-full items-center gap-3 rounded-field border border-edge bg-page px-3 text-start text-muted hover:border-ink focus-visible:rounded-field"
    >
      <Search size={18} aria-hidden="true" />
      <span className="flex-1">{find.open}</span>
      <span aria-hidden="true" className="text-xs">
        {find.keys}
      </span>
    </button>
  )
}
