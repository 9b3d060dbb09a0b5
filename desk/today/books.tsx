import { formatDateTime } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'

type Books = Output<'books-one'>

/** When the books were last looked through, and the button that does it now. */
export function BooksLine({ books, check }: { books: Books; check: () => void }) {
  const { today: words } = useWords()
  const lang = useLanguage()
  const { checkedAt, isRunning, findings } = books
  const isFine = findings.every(({ note }) => note)
  return (
    <section aria-label={words.books}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p role="status" className="text-muted">
          {isRunning
            ? words.checking
            : checkedAt === null
              ? words.notChecked
              : words.checked(formatDateTime(checkedAt, lang), isFine)}
        </p>
        <Button size="sm" variant="secondary" busy={isRunning} onClick={check}>
          {words.check}
        </Button>
      </div>
    </section>
  )
}
