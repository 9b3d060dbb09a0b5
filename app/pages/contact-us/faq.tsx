import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useMemo, useRef, useState } from 'react'
import { useWords } from '../../text/words.ts'
import { Questions } from '../../ui/questions.tsx'
import { SectionTitle } from '../../ui/section.tsx'
import { type FaqGroup, foundIn, searchable } from './faq-search.ts'

export function Faq({ groups }: { groups: readonly FaqGroup[] }) {
  const { contact } = useWords()
  const [query, setQuery] = useState('')
  const searching = query.trim() !== ''
  const index = useMemo(() => (searching ? searchable(groups) : []), [groups, searching])
  const shown = searching ? foundIn(groups, index, query) : groups
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <section id="faq" className="mt-16 md:mt-24">
      <SectionTitle text={contact.faqText}>{contact.faq}</SectionTitle>
      <SearchField query={query} search={setQuery} />
      <p aria-live="polite" className="mt-3 min-h-6 text-muted">
        {searching && (count > 0 ? contact.found(count) : contact.notFound)}
      </p>
      <div className="mt-5 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        {shown.map(group => (
          <Group key={group.code} {...group} />
        ))}
      </div>
    </section>
  )
}

function Group({ name, questions }: FaqGroup) {
  return (
    <section>
      <h3 className="mb-3 text-xl">{name}</h3>
      <Questions questions={questions} ids />
    </section>
  )
}

type SearchProps = { query: string; search: (query: string) => void }

function SearchField({ query, search }: SearchProps) {
  const { contact } = useWords()
  const field = useRef<HTMLInputElement>(null)

  function clear() {
    search('')
    field.current?.focus()
  }

  return (
    <search className="relative block max-w-xl">
      <Search
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute top-4.5 start-5 text-muted"
      />
      <input
        ref={field}
        type="search"
        aria-label={contact.search}
        placeholder={contact.searchHint}
        value={query}
        maxLength={100}
        enterKeyHint="search"
        onChange={event => search(event.target.value)}
        className="h-14 w-full rounded-full border border-edge bg-card pe-14 ps-13 text-base placeholder:text-muted hover:border-ink focus-visible:rounded-full [&::-webkit-search-cancel-button]:hidden"
      />
      {query && (
        <button
          type="button"
          aria-label={contact.clearSearch}
          onClick={clear}
          className="absolute top-1.5 end-1.5 grid size-11 place-items-center rounded-full text-muted hover:text-ink focus-visible:rounded-full"
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
