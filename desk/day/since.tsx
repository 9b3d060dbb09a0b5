import { formatDateTime } from '#shop/format.ts'
import type { DayList } from '#shop/packing/day-list.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import { Changes } from './changes.tsx'
import type { Day } from './chosen.ts'

/** What is no longer so on the paper that was printed last, or on the one that was scanned. */
export function Since({
  day,
  list,
  paper,
}: {
  day: Day
  list: DayList
  /** The stamp in the code that is printed on a paper list; undefined: no paper was scanned. */
  paper: string | undefined
}) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const { copy, portions } = day
  if (!copy)
    return paper ? (
      <div className="mb-6">
        <Notice kind="warning" title={words.paperUnknown(paper)}>
          {words.paperUnknownText}
        </Notice>
      </div>
    ) : null
  const made = formatDateTime(copy.at, lang)
  const when = paper ? words.paper(paper, made, copy.by) : words.since(made, copy.by)
  const isSame = copy.stamp === day.stamp
  if (isSame)
    return (
      <p className="mb-6 text-sm text-muted">
        {when}. {words.same}
      </p>
    )
  return (
    <section
      aria-live="polite"
      className="mb-6 rounded-card border-2 border-terracotta bg-terracotta-soft p-5"
    >
      <h2 className="text-xl">{paper ? words.paperChanged : words.changed}</h2>
      <p className="mb-3 text-sm text-ink">{when}</p>
      <Changes changes={copy} list={list} portions={portions} />
      {copy.renumbered > 0 && <p className="mt-2">{words.renumbered(copy.renumbered)}</p>}
    </section>
  )
}
