import type { BoardDay } from '#shop/board.ts'
import type { MenuWeeks } from '#shop/menu-weeks.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import type { View } from './board-row.ts'
import { ClashNotice } from './clash-notice.tsx'
import {
  type Edits,
  type Named,
  seenIn,
  type soldTouched,
  templateIn,
  weekdaysOf,
} from './edits.ts'
import type { Clash, piecesOf } from './rebased.ts'
import { weekSaid } from './week-said.ts'

type Pieces = ReturnType<typeof piecesOf>
type Props = {
  readonly view: View
  readonly releaseId: string
  readonly edits: Edits
  readonly pieces: Pieces
  readonly weeks: MenuWeeks
  readonly touched: ReturnType<typeof soldTouched>
  readonly leave: (piece: Named) => void
  readonly clashes: readonly Clash[]
  readonly decide: (clash: Clash, whose: 'mine' | 'theirs') => void
}

/** Dishes that a notice names; the release names them all. */
const mostNamed = 5

/** What was changed and is in no draft yet, each with a way back, and what is sold already of it. */
export function Changes(props: Props) {
  const { view, releaseId, edits, pieces, weeks, touched, leave, clashes, decide } = props
  const { board } = useWords()
  const lang = useLanguage()
  const nameOf = (id: string) => {
    const here = weeks.templates.find(one => one.id === id)
    const known = view.templates.find(one => one.id === id)
    const seen = (known ? seenIn(known, releaseId) : null) as MenuWeeks['templates'][number] | null
    return (here ?? seen)?.name[lang] ?? id
  }
  const said = ({ kind, piece, seen, value }: Pieces[number]): { name: string; text: string } => {
    if (kind === 'calendar-week') {
      const template = templateIn(weeks, piece)
      return { name: weekSaid(piece, lang), text: template ? nameOf(template) : board.usual }
    }
    if (kind === 'template-week') {
      const text = value === null ? board.goes : seen === null ? board.isNew : board.changed
      return { name: nameOf(piece), text }
    }
    const days = (all: readonly BoardDay[]) => all.map(day => board.days[day]).join(', ')
    const [before, after] = [weekdaysOf(seen), edits.dishes.get(piece) ?? []]
    const [enters, leaves] = [
      after.filter(day => !before.includes(day)),
      before.filter(day => !after.includes(day)),
    ]
    const text = [
      enters.length > 0 && board.enters(days(enters)),
      leaves.length > 0 && board.leaves(days(leaves)),
    ]
    const dish = view.dishes.find(({ slug }) => slug === piece)
    return { name: dish?.name[lang] ?? piece, text: text.filter(Boolean).join(' · ') }
  }
  return (
    <>
      {pieces.length === 0 && <p className="mb-4 text-muted">{board.none}</p>}
      <ul className="mb-5 max-h-[45vh] divide-y divide-line overflow-y-auto">
        {pieces.map(piece => {
          const { name, text } = said(piece)
          return (
            <li
              key={`${piece.kind} ${piece.piece}`}
              className="flex items-start justify-between gap-3 py-2"
            >
              <p>
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm">{text}</span>
              </p>
              <Button
                size="sm"
                variant="quiet"
                aria-label={board.undoOf(name)}
                onClick={() => leave(piece)}
              >
                {board.undo}
              </Button>
            </li>
          )
        })}
      </ul>
      {pieces.flatMap(piece => {
        const clash = clashes.find(one => one.kind === piece.kind && one.piece === piece.piece)
        return clash
          ? [
              <ClashNotice
                key={`${piece.kind} ${piece.piece}`}
                {...{ view, clash, decide }}
                name={said(piece).name}
              />,
            ]
          : []
      })}
      {pieces.length > 0 && touched.length > 0 && (
        <div className="mb-5">
          <Notice kind="warning" title={board.touched}>
            {touched
              .slice(0, mostNamed)
              .map(({ name, portions }) => `${name[lang]} (${portions})`)
              .join(', ')}
            {touched.length > mostNamed && ` ${board.more(touched.length - mostNamed)}`}
          </Notice>
        </div>
      )}
    </>
  )
}
