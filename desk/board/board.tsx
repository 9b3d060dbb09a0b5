import { useRef, useState } from 'react'
import { mondayOf } from '#shop/schedule/weekday.ts'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { useLanguage } from '#ui/language.ts'
import { useAnswer } from '../queries.ts'
import { SaveAll, useRelease } from '../releases/save-all.tsx'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Select } from '../ui/select.tsx'
import { Title } from '../ui/title.tsx'
import { type BoardEdits, useBoardEdits } from './board-edits.ts'
import type { View } from './board-row.ts'
import { type BoardWeek, useBoardWeek } from './board-week.ts'
import { Cells } from './cells.tsx'
import { Changes } from './changes.tsx'
import { type Named, soldTouched } from './edits.ts'
import { NameTemplate, type Naming } from './name-template.tsx'
import { piecesOf } from './rebased.ts'
import { WeekHeading } from './week-heading.tsx'
import { Weeks } from './weeks.tsx'

/** Which dish is sold on which weekday, in which week; a change is a draft. */
export default function Board() {
  const { frame } = useWords()
  const answer = useAnswer('board-one', {})
  return (
    <>
      <Title>{frame.screens.board}</Title>
      <Answered answer={answer}>{view => <Editor view={view} />}</Answered>
    </>
  )
}

const unnamed = { el: '', en: '' }

function Editor({ view }: { view: View }) {
  const { board } = useWords()
  const { releaseId } = useRelease()
  const editing = useBoardEdits(view, releaseId)
  const shown = useBoardWeek(view, releaseId, editing)
  const [naming, setNaming] = useState<Naming | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { week, template, weeks, show } = shown

  /** With the weeks that are over and followed it, so that nothing names it any more. */
  function remove() {
    if (!template) return
    for (const { week: monday, template: id } of weeks.calendar)
      if (id === template.id) editing.follow(monday, '')
    editing.write(template.id, null)
    show('')
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <Fold
          title={<span className="font-semibold">{board.menus}</span>}
          note={board.menusNote(weeks.templates.length)}
          open={isOpen}
          onToggle={setOpen}
          className="mb-4 rounded-card border border-line bg-card px-4"
        >
          <Weeks
            {...{ weeks, show, mondays: shown.mondays, before: shown.seen, open: view.weekdays }}
            sold={soldByWeek(view)}
            shown={week ?? template?.id ?? ''}
            follow={editing.follow}
            begin={() => setNaming({ of: 'new', name: unnamed })}
          />
        </Fold>
        <WeekHeading
          {...{ week, template, show, remove, open: view.weekdays }}
          others={shown.others}
          following={shown.following}
          name={of =>
            setNaming({ of, name: of === 'rename' && template ? template.name : unnamed })
          }
        />
        <Dishes view={view} shown={shown} />
      </div>
      <Unsaved {...{ view, releaseId, editing, weeks }} />
      {naming && (
        <NameTemplate {...{ view, shown, editing, naming }} close={() => setNaming(null)} />
      )}
    </div>
  )
}

/** The dishes of one category, or all, by the days of the week that is shown. */
function Dishes({ view, shown }: { view: View; shown: BoardWeek }) {
  const { board } = useWords()
  const lang = useLanguage()
  const [category, setCategory] = useState('')
  const used = new Set(view.dishes.flatMap(({ categories }) => categories))
  return (
    <>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="w-full max-w-xs">
          <Select
            label={board.category}
            value={category}
            onChange={setCategory}
            options={[
              { value: '', label: board.all },
              ...view.categories
                .filter(({ code }) => used.has(code))
                .map(({ code, name }) => ({ value: code, label: name[lang] })),
            ]}
          />
        </div>
        <details className="text-sm text-muted">
          <summary className="flex min-h-11 items-center font-semibold text-basil focus-visible:rounded-field">
            {board.how}
          </summary>
          <p className="max-w-2xl">{board.intro}</p>
          <p className="mt-1 mb-2 hidden max-w-2xl lg:block">{board.keys}</p>
        </details>
      </div>
      <Cells
        dishes={shown.dishes.filter(({ categories }) => !category || categories.includes(category))}
        days={view.weekdays}
        isLocked={shown.week !== null}
        mayBeNone={shown.template !== null}
        set={shown.setDays}
      />
    </>
  )
}

/** Lists the changes that no draft holds yet, and saves them. */
function Unsaved({
  view,
  releaseId,
  editing: { edits, clashes, leave, decide },
  weeks,
}: {
  view: View
  releaseId: string
  editing: BoardEdits
  weeks: BoardWeek['weeks']
}) {
  const { board } = useWords()
  const here = useRef<HTMLElement>(null)
  const pieces = piecesOf(view, edits, releaseId)
  const isDecided = ({ kind, piece }: Named) =>
    !clashes.some(clash => clash.kind === kind && clash.piece === piece)
  return (
    <>
      {pieces.length > 0 && (
        <Button
          className="sticky bottom-4 justify-self-start shadow-raised xl:hidden"
          onClick={() => here.current?.scrollIntoView()}
        >
          {board.changesCount(pieces.length)}
        </Button>
      )}
      <section ref={here} className="scroll-mt-20 xl:sticky xl:top-6">
        <h2 className="mb-3 text-xl">{board.changes}</h2>
        <Changes
          {...{ view, releaseId, edits, pieces, weeks, leave, clashes, decide }}
          touched={soldTouched(view, edits, releaseId)}
        />
        <SaveAll title={board.title} pieces={pieces.filter(isDecided)} done={leave} />
      </section>
    </>
  )
}

function soldByWeek(view: View): ReadonlyMap<string, number> {
  const sold = new Map<string, number>()
  for (const { date, amount } of view.dishes.flatMap(dish => dish.sold))
    sold.set(mondayOf(date), (sold.get(mondayOf(date)) ?? 0) + amount)
  return sold
}
