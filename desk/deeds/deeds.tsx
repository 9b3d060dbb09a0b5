import { useInfiniteQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { Link, useSearchParams } from 'react-router'
import { formatDay } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { ask, type Refused } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { type Deed, DeedEntry } from './deed-entry.tsx'
import { useSubject } from './subject.ts'

/** As many as one answer holds (server/deeds/deed-collection.ts). */
const aPage = 100

/** What was done, the newest first, day by day; of one subject where the address names it. */
export default function Deeds() {
  const { deeds } = useWords()
  const lang = useLanguage()
  const [search] = useSearchParams()
  const subject = search.get('subject') ?? undefined
  const answer = useInfiniteQuery<readonly Deed[], Refused, readonly Deed[], unknown[], number>({
    queryKey: ['deed-collection', subject, lang],
    queryFn: ({ pageParam, signal }) =>
      ask('deed-collection', { subject, before: pageParam || undefined }, signal),
    initialPageParam: 0,
    getNextPageParam: page => (page.length === aPage ? page.at(-1)?.number : undefined),
    select: ({ pages }) => pages.flat(),
  })
  return (
    <>
      <Title>{deeds.title}</Title>
      <p className="-mt-4 mb-6 text-muted">{deeds.intro}</p>
      <Answered answer={answer}>
        {rows => (
          <>
            {subject && <Only subject={subject} rows={rows} />}
            {rows.length === 0 && (
              <Notice kind="info" title={subject ? deeds.noneOfSubject : deeds.none}>
                {!subject && deeds.noneText}
              </Notice>
            )}
            {days(rows, iso => formatDay(iso, lang)).map(([day, ofDay]) => (
              <section key={day} className="mb-8">
                <h2 className="mb-3 text-xl">{day}</h2>
                <ol className="rounded-card border border-line bg-card shadow-card">
                  {ofDay.map(deed => (
                    <DeedEntry key={deed.number} deed={deed} />
                  ))}
                </ol>
              </section>
            ))}
            {answer.hasNextPage && (
              <Button
                variant="secondary"
                busy={answer.isFetchingNextPage}
                onClick={() => answer.fetchNextPage()}
              >
                {deeds.more}
              </Button>
            )}
          </>
        )}
      </Answered>
    </>
  )
}

/** Names the subject whose deeds are shown, and links to all deeds. */
function Only({ subject, rows }: { subject: string; rows: readonly Deed[] }) {
  const { deeds } = useWords()
  const nameOf = useSubject()
  return (
    <p className="mb-6 flex flex-wrap items-center gap-3">
      <span className="font-medium">
        {deeds.only(nameOf(rows.find(row => row.subject === subject) ?? { subject }))}
      </span>
      <Link
        to="/deeds"
        className="inline-flex min-h-11 items-center gap-2 rounded-full bg-basil-soft px-4 text-sm font-semibold text-basil focus-visible:rounded-full"
      >
        <X size={16} aria-hidden="true" />
        {deeds.all}
      </Link>
    </p>
  )
}

function days(rows: readonly Deed[], dayOf: (iso: string) => string) {
  return [...Map.groupBy(rows, ({ at }) => dayOf(at))]
}
