import type { MenuWeeks } from '#shop/menu/menu-weeks.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import type { Weekday } from '#shop/schedule/weekday.ts'
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
import { weekName } from './week-name.ts'

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
  const { view, pieces, touched, leave, clashes, decide } = props
  const { board } = useWords()
  const sentenceOf = useChangeSaid(props)
  return (
    <>
      {pieces.length === 0 && <p className="mb-4 text-muted">{board.none}</p>}
      <ul className="mb-5 max-h-[45vh] divide-y divide-line overflow-y-auto">
        {pieces.map(piece => {
          const { name, text } = sentenceOf(piece)
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
                name={sentenceOf(piece).name}
              />,
            ]
          : []
      })}
      {pieces.length > 0 && touched.length > 0 && <Touched dishes={touched} />}
    </>
  )
}

/** Names what a change is about, and says what it does. */
function useChangeSaid({ view, releaseId, edits, weeks }: Props) {
  const { board } = useWords()
  const lang = useLanguage()
  const templateName = (id: string) => {
    const here = weeks.templates.find(one => one.id === id)
    const template = view.templates.find(one => one.id === id)
    const seen = template && pieceIfThere<'template-week'>(seenIn(template, releaseId))
    return (here ?? seen)?.name[lang] ?? id
  }
  const daysSaid = (before: readonly Weekday[], after: readonly Weekday[]) => {
    const names = (all: readonly Weekday[]) => all.map(day => board.days[day]).join(', ')
    const enters = after.filter(day => !before.includes(day))
    const leaves = before.filter(day => !after.includes(day))
    return [
      enters.length > 0 && board.enters(names(enters)),
      leaves.length > 0 && board.leaves(names(leaves)),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return ({ kind, piece, seen, value }: Pieces[number]): { name: string; text: string } => {
    if (kind === 'calendar-week') {
      const template = templateIn(weeks, piece)
      return {
        name: weekName(piece, view.weekdays, lang),
        text: template ? templateName(template) : board.usual,
      }
    }
    if (kind === 'template-week') {
      const text = value === null ? board.goes : seen === null ? board.isNew : board.changed
      return { name: templateName(piece), text }
    }
    const dish = view.dishes.find(({ slug }) => slug === piece)
    const text = daysSaid(weekdaysOf(seen, view.weekdays), edits.dishes.get(piece) ?? [])
    return { name: dish?.name[lang] ?? piece, text }
  }
}

/** Dishes that are sold already on days that they lose. */
function Touched({ dishes }: { dishes: Props['touched'] }) {
  const { board } = useWords()
  const lang = useLanguage()
  return (
    <div className="mb-5">
      <Notice kind="warning" title={board.touched}>
        {dishes
          .slice(0, mostNamed)
          .map(({ name, portions }) => `${name[lang]} (${portions})`)
          .join(', ')}
        {dishes.length > mostNamed && ` ${board.more(dishes.length - mostNamed)}`}
      </Notice>
    </div>
  )
}
