import Check from 'lucide-react/icons/check'
import type { CSSProperties } from 'react'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { type Cell, type CellsProps, idOf, useCells } from './cell-moves.ts'
import { soldOn } from './edits.ts'

const columns =
  'grid grid-cols-[repeat(var(--days),minmax(0,1fr))] gap-1.5 sm:grid-cols-[minmax(9rem,1fr)_repeat(var(--days),minmax(3.5rem,4.25rem))]'

/** Dishes by weekdays: one stop of the keyboard, in which arrows move; rows break up on a phone. */
export function Cells(props: CellsProps) {
  const { dishes, days } = props
  const { board } = useWords()
  const lang = useLanguage()
  const cells = useCells(props)
  return (
    <>
      <p role="status" className="mb-3 min-h-6 text-sm font-medium">
        {cells.said}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: its rows break up on a phone, which a table's do not */}
      <div
        role="grid"
        aria-label={board.title}
        tabIndex={-1}
        style={{ '--days': days.length } as CSSProperties}
      >
        <DaysHead dishes={dishes} days={days} />
        {dishes.map((dish, row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            key={dish.slug}
            role="row"
            tabIndex={-1}
            className={`${columns} items-center border-b border-line py-2 pointer-fine:py-1`}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            <span
              role="rowheader"
              tabIndex={-1}
              className="col-span-full font-medium sm:col-span-1 sm:pe-3"
            >
              {dish.name[lang]}
            </span>
            {days.map((day, column) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <span key={day} role="gridcell" tabIndex={-1}>
                <DayCell
                  {...{ dish, day, cells }}
                  isLocked={props.isLocked}
                  isFirst={row + column === 0}
                />
              </span>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

function DaysHead({ dishes, days }: Pick<CellsProps, 'dishes' | 'days'>) {
  const { board } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of the grid break up on a phone
    <div
      role="row"
      tabIndex={-1}
      className={`${columns} sticky top-14 z-10 border-b md:top-0 border-line bg-page py-2`}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <span role="columnheader" tabIndex={-1} className="sr-only sm:not-sr-only">
        <span className="font-medium">{board.dish}</span>
      </span>
      {days.map(day => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <span key={day} role="columnheader" tabIndex={-1} className="text-center">
          <span className="block font-semibold" title={board.days[day]}>
            {board.short[day]}
          </span>
          <span className="block text-sm text-muted tabular-nums">
            {board.count(dishes.filter(({ after }) => after.includes(day)).length)}
          </span>
        </span>
      ))}
    </div>
  )
}

/** Whether a dish is sold on a day, and how much of it is sold already. */
function DayCell({
  dish,
  day,
  cells: { stop, carried, lift, drop, put, press, reach, toggle },
  isLocked,
  isFirst,
}: Cell & { cells: ReturnType<typeof useCells>; isLocked: boolean; isFirst: boolean }) {
  const { board } = useWords()
  const lang = useLanguage()
  const cell = { dish, day }
  const isOn = dish.after.includes(day)
  const isStop = stop ? stop.slug === dish.slug && stop.day === day : isFirst
  const isCarried = carried?.slug === dish.slug && carried.day === day
  const isChanged = isOn !== dish.before.includes(day)
  const sold = soldOn(dish, day)
  const name = [board.cell(dish.name[lang], board.days[day]), sold > 0 && board.sold(sold)]
  return (
    <button
      id={idOf({ slug: dish.slug, day })}
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isOn}
      aria-label={name.filter(Boolean).join(', ')}
      draggable={isOn && !isLocked}
      aria-disabled={isLocked}
      onDragStart={() => lift(cell)}
      onDragEnd={drop}
      onDragOver={event => carried?.slug === dish.slug && event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        put(cell)
      }}
      onFocus={() => reach(cell)}
      onKeyDown={event => press(event, cell)}
      onClick={() => toggle(cell)}
      className={`relative grid h-12 w-full pointer-fine:h-10 place-items-center rounded-field border text-sm tabular-nums ${isOn ? 'bg-basil-soft text-basil' : `bg-card text-muted ${isLocked ? '' : 'hover:border-basil'}`} ${isLocked ? 'cursor-default' : ''} ${isCarried ? 'border-2 border-basil shadow-raised' : isChanged ? 'border-dashed border-terracotta' : isOn ? 'border-transparent' : 'border-line'}`}
    >
      {sold > 0 ? (
        <span className={isOn ? 'font-semibold' : 'line-through'}>{sold}</span>
      ) : (
        isOn && <Check size={18} aria-hidden="true" />
      )}
    </button>
  )
}
