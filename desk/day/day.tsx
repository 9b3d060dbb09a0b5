import Printer from 'lucide-react/icons/printer'
import Sheet from 'lucide-react/icons/sheet'
import { useSearchParams } from 'react-router'
import { formatDate, formatHours } from '#shop/format.ts'
import { type DayList, listsOf } from '#shop/staff-room/day-lists.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Button } from '../../app/ui/button.tsx'
import { download } from '../../app/ui/download.ts'
import { Notice } from '../../app/ui/notice.tsx'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { Bring } from './bring.tsx'
import { Chosen } from './chosen.tsx'
import { Cook } from './cook.tsx'
import { linesOf } from './day-csv.ts'
import { Fetch } from './fetch.tsx'
import type { Day } from './listed.ts'
import { Pack } from './pack.tsx'
import { usePaper } from './paper.ts'
import { printedNow, useChangesSince } from './printed.ts'
import { Since } from './since.tsx'
import { useToday } from './today.ts'

const lists = { cook: Cook, pack: Pack, bring: Bring, fetch: Fetch }

/** What is cooked, packed, brought and fetched on a day or in a window of it: on screen, on paper, as CSV. */
export default function DayScreen() {
  const { day: words } = useWords()
  const { roles } = useMe()
  const today = useToday()
  const [search] = useSearchParams()
  const mine = listsOf(roles)
  const date = /^\d{4}-\d{2}-\d{2}$/.test(search.get('date') ?? '') ? search.get('date') : null
  const list = mine.find(one => one === search.get('list')) ?? mine[0] ?? 'cook'
  const timePeriodId = search.get('window') ?? undefined
  const on = date ?? today
  const answer = useAnswer('day-one', { date: on, ...(timePeriodId && { timePeriodId }) })
  return (
    <>
      <div className="print:hidden">
        <Title>{words.title}</Title>
        <Chosen
          date={on}
          today={today}
          list={list}
          lists={mine}
          timePeriodId={timePeriodId}
          windows={answer.data?.date === on ? answer.data.windows : []}
        />
      </div>
      <Answered answer={answer}>
        {data => <Listed day={data} list={list} timePeriodId={timePeriodId} />}
      </Answered>
    </>
  )
}

function Listed({
  day,
  list,
  timePeriodId,
}: {
  day: Day
  list: DayList
  timePeriodId: string | undefined
}) {
  const { day: words, ...other } = useWords()
  const lang = useLanguage()
  const window = day.windows.find(({ id }) => id === timePeriodId)
  const hours = window ? formatHours(window.from, window.to) : words.allDay
  const on = formatDate(day.date, lang, 'long')
  const heading = `${words.lists[list]}: ${on}, ${hours}`
  const name = { date: day.date, list, timePeriodId }
  const { changes, printedAt, isStale } = useChangesSince(name, day)
  usePaper(`${other.frame.shop} · ${heading}`, words.madeAt(day.madeAt, lang))
  const Shown = lists[list]
  if (day.bags.length === 0)
    return (
      <Notice kind="info" title={words.nothing(on)}>
        {words.nothingText}
      </Notice>
    )
  function print() {
    printedNow(name, day)
    globalThis.print()
  }
  function save() {
    const text = linesOf(list, day, { words, lang })
    const file = new Blob([text], { type: 'text/csv;charset=utf-8' })
    download(`${list}-${day.date}${window ? `-${window.from.replace(':', '')}` : ''}.csv`, file)
  }
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-xl">{heading}</h2>
          <p className="mt-1 text-muted tabular-nums">{words.madeAt(day.madeAt, lang)}</p>
        </div>
        <p className="flex flex-wrap gap-3 print:hidden">
          <Button variant="secondary" size="sm" onClick={save}>
            <Sheet size={18} aria-hidden="true" />
            {words.csv}
          </Button>
          <Button size="sm" onClick={print}>
            <Printer size={18} aria-hidden="true" />
            {words.print}
          </Button>
        </p>
      </header>
      {isStale && <Since printedAt={printedAt} changes={changes} />}
      <Shown day={day} />
    </>
  )
}
