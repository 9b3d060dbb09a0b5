import type { CalendarWeek, TemplateWeek } from '#shop/menu-weeks.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Button } from '../../app/ui/button.tsx'
import { useWords } from '../text/words.ts'
import { weekSaid } from './weeks.tsx'

type Props = {
  /** The Monday of the week of the calendar that is shown; null: a template or the usual week is. */
  readonly week: string | null
  /** null: it is as usual. */
  readonly template: TemplateWeek | null
  /** This week or later ones that follow the template. */
  readonly following: readonly CalendarWeek[]
  readonly name: (of: 'copy' | 'rename') => void
  readonly show: (shown: string) => void
  readonly remove: () => void
}

/** Which week the cells below are of, and what can be done with it. */
export function ShownWeek({ week, template, following, name, show, remove }: Props) {
  const { board } = useWords()
  const lang = useLanguage()
  const own = template?.name[lang] ?? board.usual
  const weeks = following.map(one => weekSaid(one.week, lang)).join(', ')
  const isUsed = template !== null && following.length > 0
  return (
    <section className="mb-5">
      <h2 className="text-xl">{week ? `${weekSaid(week, lang)}: ${own}` : own}</h2>
      <p className="mt-1 max-w-2xl text-muted">
        {week ? board.weekText : template ? board.templateText : board.usualText}
        {!week && isUsed && ` ${board.followed(weeks)}`}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
        {week && (
          <>
            <Button size="sm" variant="secondary" onClick={() => show(template?.id ?? '')}>
              {board.change(own)}
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
