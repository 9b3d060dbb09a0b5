import { Link } from 'react-router'
import type { CalendarWeek, TemplateWeek } from '#shop/menu/menu-weeks.ts'
import type { Weekday } from '#shop/schedule/weekday.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { AlsoHere } from '../words/also-here.tsx'
import type { View } from './board-row.ts'
import { weekName } from './week-name.ts'

type Props = {
  /** The Monday of the week of the calendar that is shown; null: a template or the usual week is. */
  readonly week: string | null
  /** The weekdays on which the shop delivers. */
  readonly open: readonly Weekday[]
  /** null: it is as usual. */
  readonly template: TemplateWeek | null
  /** This week or later ones that follow the template. */
  readonly following: readonly CalendarWeek[]
  /** Of what is shown in other releases. */
  readonly others: View['templates'][number]['drafts']
  readonly name: (of: 'copy' | 'rename') => void
  readonly show: (shown: string) => void
  readonly remove: () => void
}

/** Which week the cells below are of, and what can be done with it. */
export function WeekHeading(props: Props) {
  const { week, open, template, following, others, name, show, remove } = props
  const { board, catalogue } = useWords()
  const lang = useLanguage()
  const title = template?.name[lang] ?? board.usual
  const weeks = following.map(one => weekName(one.week, open, lang)).join(', ')
  const isUsed = template !== null && following.length > 0
  return (
    <section className="mb-5">
      <h2 className="text-xl">{week ? `${weekName(week, open, lang)}: ${title}` : title}</h2>
      <p className="mt-1 max-w-2xl text-muted">
        {week ? board.weekText : template ? board.templateText : board.usualText}
        {!week && isUsed && ` ${board.followed(weeks)}`}
      </p>
      {week && <AlsoHere kind="calendar-week" piece={week} />}
      {!week && template && <AlsoHere kind="template-week" piece={template.id} />}
      {others.map(({ releaseId, changedBy, releaseName }) => (
        <p key={releaseId} className="mt-1 text-sm text-muted">
          <Link to={`?release=${releaseId}&shown=${week ?? template?.id ?? ''}`} className="link">
            {catalogue.others(changedBy, releaseName)}
          </Link>
        </p>
      ))}
      <div className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
        {week && (
          <>
            <Button size="sm" variant="secondary" onClick={() => show(template?.id ?? '')}>
              {board.change(title)}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => name('copy')}>
              {board.copyWeek}
            </Button>
          </>
        )}
        {!week && template && (
          <>
            <Button size="sm" variant="secondary" onClick={() => name('rename')}>
              {board.rename}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => name('copy')}>
              {board.copy}
            </Button>
            <Button size="sm" variant="secondary" disabled={isUsed} onClick={remove}>
              {board.remove}
            </Button>
          </>
        )}
      </div>
      {!week && isUsed && <p className="mt-1 text-sm text-muted">{board.removeRefused}</p>}
    </section>
  )
}
