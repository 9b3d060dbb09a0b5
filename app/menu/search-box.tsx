import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../text/words.ts'

const pause = 200

/** Shows what is typed at once; searches when the typing has paused for 200 ms. */
export function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { menu } = useWords()
  const [text, setText] = useState(q)
  const lastQuery = useRef(q)
  const field = useRef<HTMLInputElement>(null)
  // An effect event, so that a search keeps what else was chosen during the pause.
  const tell = useEffectEvent(onSearch)

  // From the header of another page, which leads to this field.
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#search') field.current?.focus()
  }, [hash])

  // The visitor may have typed before the scripts ran.
  useEffect(() => {
    if (field.current?.value) setText(field.current.value)
  }, [])

  useEffect(() => {
    if (q === lastQuery.current.trim()) return
    lastQuery.current = q
    setText(q)
  }, [q])

  useEffect(() => {
    if (text === lastQuery.current) return
    const timer = setTimeout(() => {
      lastQuery.current = text
      tell(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text])

  function clear() {
    setText('')
    field.current?.focus()
  }

  return (
    <search className="relative block flex-1">
      <Search
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 start-4 text-muted"
      />
      <input
        ref={field}
        id="search"
        type="search"
        aria-label={menu.filters.search}
        placeholder={menu.filters.searchHint}
        value={text}
        maxLength={100}
        enterKeyHint="search"
        onChange={event => setText(event.target.value)}
        className="h-12 w-full rounded-full border border-edge bg-card pe-12 ps-12 text-base placeholder:text-muted hover:border-ink focus-visible:rounded-full [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label={menu.filters.clearSearch}
          onClick={clear}
          className="absolute top-0.5 end-0.5 grid size-11 place-items-center rounded-full text-muted hover:text-ink focus-visible:rounded-full"
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
