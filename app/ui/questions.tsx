import ChevronDown from 'lucide-react/icons/chevron-down'

export type Question = { readonly slug: string; readonly question: string; readonly answer: string }

/** Questions that unfold their answers; with `ids` a URL's hash can point to one. */
export function Questions({
  questions,
  ids = false,
  className = '',
}: {
  questions: readonly Question[]
  ids?: boolean
  className?: string
}) {
  return (
    <ul
      className={`overflow-hidden rounded-card border border-line bg-card shadow-card ${className}`}
    >
      {questions.map(({ slug, question, answer }) => (
        <li key={slug} className="border-line not-first:border-t">
          <details id={ids ? slug : undefined} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-medium hover:bg-basil-soft focus-visible:-outline-offset-3 focus-visible:rounded-card [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                size={20}
                aria-hidden="true"
                className="shrink-0 text-basil transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <p className="px-5 pt-1 pb-5 text-muted">{answer}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}
