import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import type { Contents } from '../../../fill/contents.ts'
import { useWords } from '../../../text/words.ts'
import { Quantity } from '../../../ui/quantity.tsx'
import { MealLine } from './meal-line.tsx'
import type { OrderMenu, Piece } from './meals-contents.ts'

export type MenuProps = {
  menu: OrderMenu
  pieces: ReadonlyMap<string, Piece>
  contents: Contents
  full: boolean
  change: (id: string, amount: number) => void
}

type OfferedProps = {
  piece: Piece
  amount: number
  /** How many the delivery may hold in all; 0: none can be added. */
  room: number
  change: (amount: number) => void
}

export function Offered({ piece, amount, room, change }: OfferedProps) {
  const { menu, orderChange } = useWords()
  const place = useRef<HTMLDivElement>(null)
  const soldOut = piece.most === 0

  const pressed = useRef(false)
  useEffect(() => {
    if (!pressed.current) return
    pressed.current = false
    // The button and the amount replace each other: the focus must follow.
    if (place.current?.contains(document.activeElement)) return
    const buttons = place.current?.querySelectorAll('button')
    buttons?.[buttons.length - 1]?.focus({ preventScroll: true })
  }, [amount])

  function press(next: number) {
    pressed.current = true
    change(next)
  }

  return (
    <MealLine piece={piece}>
      <div ref={place} className="ms-auto">
        {amount > 0 ? (
          <Quantity
            amount={amount}
            label={piece.name}
            max={Math.max(room, amount)}
            onChange={press}
          />
        ) : soldOut ? (
          <p className="text-sm text-muted">{orderChange.mealsDialog.soldOut}</p>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            disabled={room === 0}
            aria-label={menu.addOne(`${piece.name}, ${piece.portion}`)}
            onClick={() => press(1)}
          >
            <Plus size={18} strokeWidth={2.5} aria-hidden="true" />
            {menu.add}
          </Button>
        )}
      </div>
    </MealLine>
  )
}
