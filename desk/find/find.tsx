import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useEffect, useState } from 'react'
import { mayCall } from '#shop/staff-room/calls.ts'
import { useMe } from '../me.ts'
import { loadScreenWords, useWords } from '../text/words.ts'

/** Its parts are large, so they are loaded when it is opened. */
const FindBox = lazy(async () => {
  const [box] = await Promise.all([import('./find-box.tsx'), loadScreenWords(['orders'])])
  return box
})

/** The one box that finds orders and customers, from anywhere by Ctrl+K or Cmd+K. */
export function Find({ isSmall = false }: { isSmall?: boolean }) {
  const { find } = useWords()
  const { roles } = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const isAllowed = mayCall(roles, 'find-collection')
  useEffect(() => {
    // The two boxes of the frame would open twice: the one of large windows listens.
    if (!isAllowed || isSmall) return
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isAllowed, isSmall])
  if (!isAllowed) return null
  return (
    <>
      {isSmall ? (
        <button
          type="button"
          aria-label={find.title}
          onClick={() => setIsOpen(true)}
          className="grid size-11 place-items-center rounded-full hover:bg-sand focus-visible:rounded-full"
        >
          <Search size={22} aria-hidden="true" />
        </button>
      ) : (
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setIsOpen(true)}
          className="mb-3 flex min-h-11 w-full items-center gap-3 rounded-field border border-edge bg-page px-3 text-start text-muted hover:border-ink focus-visible:rounded-field"
        >
          <Search size={18} aria-hidden="true" />
          <span className="flex-1">{find.open}</span>
          <span aria-hidden="true" className="text-xs">
            {find.keys}
          </span>
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <FindBox close={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
