import type { ReactNode } from 'react'
import { Euro } from '#ui/money.tsx'
import { useWords } from '../../../text/words.ts'
import { MealPicture } from '../../../ui/picture.tsx'
import type { Piece } from './meals-contents.ts'

/** One meal of the dialog: its picture, name and figures, and the buttons given to it. */
export function MealLine({
  piece,
  gone = false,
  note,
  children,
}: {
  piece: Piece
  /** The customer has removed it. */
  gone?: boolean
  note?: string
  children: ReactNode
}) {
  const { weekly } = useWords()
  const { slug, name, portion, kcal, price } = piece
  return (
    <li className="flex gap-3 rounded-card border border-line bg-card p-3">
      <MealPicture
        slug={slug}
        alt=""
        sizes="5rem"
        className={`size-20 shrink-0 rounded-field object-cover ${gone ? 'opacity-50 grayscale' : ''}`}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <p className={`leading-snug font-medium ${gone ? 'text-muted line-through' : ''}`}>
          {name}
        </p>
        <p className="text-sm text-muted">
          {portion}
          {kcal !== null && ` · ${kcal} ${weekly.kcal}`} · <Euro value={price} />
        </p>
        {note && <p className="text-sm text-terracotta">{note}</p>}
        <div className="mt-auto flex flex-wrap items-center gap-x-1 gap-y-2 pt-2">{children}</div>
      </div>
    </li>
  )
}
