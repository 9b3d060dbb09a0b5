import { formatTime } from '#shop/format.ts'
import type { PrintedChange } from '#shop/staff-room/printed-list.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Notice } from '../../app/ui/notice.tsx'
import { useWords } from '../text/words.ts'

/** The paper is no longer true: what is different, bag by bag. */
export function Since({
  printedAt,
  changes,
}: {
  printedAt: string
  changes: readonly PrintedChange[]
}) {
  const { day: words } = useWords()
  const lang = useLanguage()
  return (
    <div className="mb-6 print:hidden">
      <Notice kind="warning" title={words.since(formatTime(Date.parse(printedAt), lang))}>
        <ul className="space-y-1">
          {changes.map(change => (
            <li key={change.number}>{words.change(change)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
