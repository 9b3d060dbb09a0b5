import { useRef, useState } from 'react'
import { type BoardDay, daysOf, soldOnLeft, writtenDays } from '#shop/staff-room/board.ts'
import type { Json } from '#shop/staff-room/merge.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Button } from '../../app/ui/button.tsx'
import type { Output } from '../call.ts'
import { SaveAll, useRelease } from '../offer/save-all.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Select } from '../ui/select.tsx'
import { Title } from '../ui/title.tsx'
import type { BoardDish } from './board-dish.ts'
import { Cells } from './cells.tsx'

type View = Output<'board-one'>
/** Which dish is sold on which weekday; a change is a draft of the dish. */
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

type Edits = ReadonlyMap<string, readonly BoardDay[]>

function Shown({ view }: { view: View }) {
  const { board } = useWords()
  const lang = useLanguage()
  const { releaseId } = useRelease()
  const changes = useRef<HTMLElement>(null)
  const [category, setCategory] = useState('')
  const [edits, setEdits] = useState<Edits>(new Map())
  const dishes = view.dishes.map((dish): BoardDish => {
    const own = dish.drafts.find(draft => draft.releaseId === releaseId)
    const seen = own?.value ?? dish.live
    const before = weekdaysOf(seen)
    return { ...dish, seen, before, after: edits.get(dish.slug) ?? before }
  })
  const used = new Set(view.dishes.flatMap(({ categories }) => categories))
  const shown = dishes.filter(({ categories }) => !category || categories.includes(category))
  const changed = dishes.filter(({ before, after }) => before.join() !== after.join())
  const leave = (slug: string) =>
    setEdits(now => new Map([...now].filter(([other]) => other !== slug)))
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
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
        <Cells
          dishes={shown}
          set={(slug, days) => setEdits(now => new Map([...now, [slug, days]]))}
        />
      </div>
      {changed.length > 0 && (
        <Button
          className="sticky bottom-4 justify-self-start shadow-raised xl:hidden"
          onClick={() => changes.current?.scrollIntoView()}
        >
          {`${board.changes}: ${board.count(changed.length)}`}
        </Button>
      )}
      <section ref={changes} className="scroll-mt-20 xl:sticky xl:top-6">
        <h2 className="mb-3 text-xl">{board.changes}</h2>
        {changed.length === 0 && <p className="mb-4 text-muted">{board.none}</p>}
        <ul className="mb-5 max-h-[45vh] divide-y divide-line overflow-y-auto">
          {changed.map(dish => (
            <Change key={dish.slug} dish={dish} leave={() => leave(dish.slug)} />
          ))}
        </ul>
        <SaveAll
          title={board.title}
          pieces={changed.map(({ slug, seen, after }) => ({
            ...{ kind: 'dish', piece: slug, seen },
            value: withDays(seen, after),
          }))}
          done={({ piece }) => leave(piece)}
        />
      </section>
    </div>
  )
}

function Change({ dish, leave }: { dish: BoardDish; leave: () => void }) {
  const { board } = useWords()
  const lang = useLanguage()
  const { name, before, after, live, sold } = dish
  const said = (days: readonly BoardDay[]) => days.map(day => board.days[day]).join(', ')
  const enters = after.filter(day => !before.includes(day))
  const leaves = before.filter(day => !after.includes(day))
  // What is sold was sold by what is live.
  const touched = soldOnLeft(sold, weekdaysOf(live), after)
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <p>
        <span className="block font-semibold">{name[lang]}</span>
        <span className="block text-sm">
          {[
            enters.length > 0 && board.enters(said(enters)),
            leaves.length > 0 && board.leaves(said(leaves)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {touched.portions > 0 && (
          <span className="block text-sm text-warning">
            {board.touched(touched.portions, touched.days)}
          </span>
        )}
      </p>
      <Button size="sm" variant="quiet" aria-label={board.undoOf(name[lang])} onClick={leave}>
        {board.undo}
      </Button>
    </li>
  )
}

function weekdaysOf(dish: Json): readonly BoardDay[] {
  return daysOf((dish as { weekdays?: readonly BoardDay[] } | null)?.weekdays)
}

function withDays(dish: Json, days: readonly BoardDay[]): Json {
  const { weekdays: _, ...rest } = dish as Record<string, Json>
  const weekdays = writtenDays(days)
  return { ...rest, ...(weekdays && { weekdays: [...weekdays] }) } as Json
}
