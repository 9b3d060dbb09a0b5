import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import type { CopyWay, DayList } from '#shop/packing/day-list.ts'
import { Button } from '#ui/button.tsx'
import { download } from '#ui/download.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useAct } from '../queries.ts'
import { useRefusalSentence } from '../refusal-sentence.ts'
import { useWords } from '../text/words.ts'
import type { Day } from './chosen.ts'
import { csvOf } from './csv-of.ts'

/** Takes the list away, as paper or as a file; the shop remembers what was on it. */
export function Copies({
  day,
  list,
  timePeriodId,
}: {
  day: Day
  list: DayList
  timePeriodId: string | undefined
}) {
  const { day: words } = useWords()
  const lang = useLanguage()
  const sentenceOf = useRefusalSentence()
  const copying = useAct('day-copy-create')
  const isEmpty = day.cook.length === 0 && day.bags.length === 0
  if (isEmpty) return null
  return (
    <div className="mb-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" busy={copying.isPending} onClick={() => copy('paper')}>
          <Printer size={18} aria-hidden="true" />
          {words.print}
        </Button>
        <Button size="sm" variant="secondary" busy={copying.isPending} onClick={() => copy('csv')}>
          <Download size={18} aria-hidden="true" />
          {words.csv}
        </Button>
      </div>
      {copying.error && (
        <div className="mt-3">
          <Notice kind="warning">{sentenceOf(copying.error)}</Notice>
        </div>
      )}
    </div>
  )

  function copy(way: CopyWay) {
    const { date, stamp } = day
    copying.mutate(
      { date, list, timePeriodId, way, stamp },
      { onSuccess: () => (way === 'paper' ? window.print() : save()) },
    )
  }

  function save() {
    const text = csvOf(day, list, words, lang)
    const file = new Blob([text], { type: 'text/csv;charset=utf-8' })
    download(`${[list, day.date, timePeriodId].filter(Boolean).join('-')}.csv`, file)
  }
}
