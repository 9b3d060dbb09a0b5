import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type BoardDay, weeksAhead } from '#shop/board.ts'
import type { Text } from '#shop/language.ts'
import { templateId, withDish } from '#shop/menu-weeks.ts'
import { mondayOf } from '#shop/weekday.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { SaveAll, useRelease } from '../offer/save-all.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Select } from '../ui/select.tsx'
import { Title } from '../ui/title.tsx'
import type { BoardRow, View } from './board-row.ts'
import { Cells } from './cells.tsx'
import { Changes } from './changes.tsx'
import { useEdits } from './editing.ts'
import {
  daysIn,
  type Named,
  seenIn,
  soldTouched,
  templateIn,
  weekdaysOf,
  weeksEdited,
  weeksSeen,
} from './edits.ts'
import { piecesOf } from './rebased.ts'
import { ShownWeek } from './shown-week.tsx'
import { TemplateForm } from './template-form.tsx'
import { Weeks } from './weeks.tsx'

/** This week and those that follow it. */
const weeksShown = 12

/** Which dish is sold on which weekday, in which week; a change is a draft. */
export default function Board() {
  const { board, frame } = useWords()
  const answer = useAnswer('board-one', {})
  return (
    <>
      <Title>{frame.screens.board}</Title>
      <p className="-mt-3 max-w-2xl text-muted">{board.intro}</p>
      <p className="mb-6 hidden max-w-2xl text-sm text-muted lg:block">{board.keys}</p>
      <Answered answer={answer}>{view => <Shown view={view} />}</Answered>
    </>
  )
}

type Naming = { readonly of: 'new' | 'copy' | 'rename'; readonly name: Text }

function Shown({ view }: { view: View }) {
  const { board } = useWords()
  const lang = useLanguage()
  const { releaseId } = useRelease()
  const editing = useEdits(view, releaseId)
  const { edits, clashes, write, follow, leave } = editing
  const [search, setSearch] = useSearchParams()
  const changes = useRef<HTMLElement>(null)
  const [category, setCategory] = useState('')
  const [naming, setNaming] = useState<Naming | null>(null)
  const seen = weeksSeen(view, releaseId)
  const weeks = weeksEdited(seen, edits)
  const mondays = weeksAhead(view.today, weeksShown)
  const wanted = search.get('shown') ?? ''
  const week = mondays.includes(wanted) ? wanted : null
  const template = week
    ? templateIn(weeks, week)
    : (weeks.templates.find(({ id }) => id === wanted)?.id ?? '')
  const before = week ? templateIn(seen, week) : template
  const own = weeks.templates.find(({ id }) => id === template)

  const { drafts: drafted = [] } =
    (week ? view.calendar : view.templates).find(({ id }) => id === (week ?? template)) ?? {}

  const show = (shown: string) =>
    setSearch(
      now => {
        if (shown) now.set('shown', shown)
        else now.delete('shown')
        return now
      },
      { replace: true },
    )
  const isInShown = (date: string) =>
    week ? mondayOf(date) === week : templateIn(weeks, mondayOf(date)) === template

  const dishes = view.dishes.map((dish): BoardRow & { categories: readonly string[] } => {
    const usual = weekdaysOf(seenIn(dish, releaseId))
    const edited = edits.dishes.get(dish.slug) ?? usual
    return {
      ...{ slug: dish.slug, name: dish.name, categories: dish.categories },
      sold: dish.sold.filter(({ date }) => isInShown(date)),
      before: daysIn(seen, before, dish.slug, usual),
      after: daysIn(weeks, template, dish.slug, edited),
    }
  })
  const set = (slug: string, days: readonly BoardDay[]) => {
    if (!own) return editing.setDays(slug, days)
    const dish = view.dishes.find(one => one.slug === slug)
    const usual = edits.dishes.get(slug) ?? weekdaysOf(dish ? seenIn(dish, releaseId) : null)
    write(template, withDish(own, slug, days, usual))
  }
  const put = (name: Text) => {
    if (!naming) return
    setNaming(null)
    if (naming.of === 'rename') return own && write(template, { ...own, name })
    const known = [...view.templates.map(({ id }) => id), ...edits.templates.keys()]
    const id = templateId(name.en, known)
    write(id, { id, name, dishes: naming.of === 'copy' && own ? own.dishes : {} })
    if (naming.of === 'copy' && week) follow(week, id)
    show(id)
  }
  /** With the weeks that are over and followed it, so that nothing names it any more. */
  const remove = () => {
    for (const { week: monday, template: id } of weeks.calendar)
      if (id === template) follow(monday, '')
    write(template, null)
    show('')
  }
  const used = new Set(view.dishes.flatMap(({ categories }) => categories))
  const rows = dishes.filter(({ categories }) => !category || categories.includes(category))
  const pieces = piecesOf(view, edits, releaseId)
  const isDecided = ({ kind, piece }: Named) =>
    !clashes.some(clash => clash.kind === kind && clash.piece === piece)
  const soldByWeek = new Map<string, number>()
  for (const { date, amount } of view.dishes.flatMap(({ sold }) => sold))
    soldByWeek.set(mondayOf(date), (soldByWeek.get(mondayOf(date)) ?? 0) + amount)
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <Weeks
          mondays={mondays}
          weeks={weeks}
          before={seen}
          sold={soldByWeek}
          shown={week ?? template}
          show={show}
          follow={follow}
          begin={() => setNaming({ of: 'new', name: { el: '', en: '' } })}
        />
        <ShownWeek
          week={week}
          template={own ?? null}
          others={drafted.filter(draft => draft.releaseId !== releaseId)}
          following={weeks.calendar.filter(
            one => one.template === template && one.week >= (mondays[0] ?? ''),
          )}
          name={of =>
            setNaming({ of, name: of === 'rename' && own ? own.name : { el: '', en: '' } })
          }
          show={show}
          remove={remove}
        />
        <div className="mb-5 max-w-xs">
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
        <Cells dishes={rows} isLocked={week !== null} mayBeNone={own !== undefined} set={set} />
      </div>
      {pieces.length > 0 && (
        <Button
          className="sticky bottom-4 justify-self-start shadow-raised xl:hidden"
          onClick={() => changes.current?.scrollIntoView()}
        >
          {board.changesCount(pieces.length)}
        </Button>
      )}
      <section ref={changes} className="scroll-mt-20 xl:sticky xl:top-6">
        <h2 className="mb-3 text-xl">{board.changes}</h2>
        <Changes
          {...{ view, releaseId, edits, pieces, weeks, leave, clashes }}
          decide={editing.decide}
          touched={soldTouched(view, edits, releaseId)}
        />
        <SaveAll title={board.title} pieces={pieces.filter(isDecided)} done={leave} />
      </section>
      {naming && (
        <TemplateForm
          title={board.naming[naming.of]}
          text={naming.of === 'copy' && week ? board.copyText : board.templateText}
          name={naming.name}
          others={weeks.templates
            .filter(one => naming.of !== 'rename' || one.id !== template)
            .map(({ name }) => name)}
          close={() => setNaming(null)}
          put={put}
        />
      )}
    </div>
  )
}
