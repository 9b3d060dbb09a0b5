import { formatDate } from '#shop/format.ts'
import { type DayList, listsFor } from '#shop/packing/day-list.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { Unsent } from '../outbox/unsent.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { Bring } from './bring.tsx'
import { ChooseList, ChooseWhen } from './choose.tsx'
import { type Day, useChosen } from './chosen.ts'
import { Cook } from './cook.tsx'
import { Copies } from './copies.tsx'
import { Fetch } from './fetch.tsx'
import { Lists } from './lists.tsx'
import { Pack } from './pack.tsx'
import { Paper } from './paper.tsx'
import { Since } from './since.tsx'
import { UnseenChanges } from './unseen.tsx'

/** What is cooked, packed, brought and fetched on a day: the lists of one's roles, one at a time. */
export default function DayLists() {
  const { day: words } = useWords()
  const { roles } = useMe()
  const lists = listsFor(roles)
  const { chosen, choose } = useChosen(lists)
  const { list, date, timePeriodId, paper } = chosen
  const answer = useAnswer('day-one', { date, timePeriodId, list, paper })
  return (
    <>
      <div className="print:hidden">
        <Title>{words.lists[list]}</Title>
        <ChooseList lists={lists} list={list} choose={choose} />
      </div>
      <Answered answer={answer}>
        {day => (
          <>
            <div className="print:hidden">
              <ChooseWhen day={day} chosen={chosen} choose={choose} />
              <Unsent />
              <UnseenChanges day={day} list={list} />
              <Lists day={day} timePeriodId={timePeriodId} />
              <Copies day={day} list={list} timePeriodId={timePeriodId} />
              <Since day={day} list={list} paper={paper} />
            </div>
            <Paper day={day} list={list} timePeriodId={timePeriodId}>
              <Shown day={day} list={list} />
            </Paper>
          </>
        )}
      </Answered>
    </>
  )
}

function Shown({ day, list }: { day: Day; list: DayList }) {
  const { day: words } = useWords()
  const lang = useLanguage()
  if (day.cook.length === 0 && day.bags.length === 0)
    return (
      <Notice kind="info" title={day.isClosed ? words.closed : words.none[list]}>
        {day.isClosed ? formatDate(day.date, lang, 'long') : words.noneText}
      </Notice>
    )
  if (list === 'cook') return <Cook day={day} />
  if (list === 'pack') return <Pack day={day} />
  return list === 'bring' ? <Bring day={day} /> : <Fetch day={day} />
}
