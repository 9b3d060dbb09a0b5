import { useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { TextField } from '#ui/field.tsx'
import { Fold } from '#ui/fold.tsx'
import { call } from '../../call.ts'
import { useWords } from '../../text/words.ts'
import type { useWrites } from './writes.ts'

/** The order's notes, saved when the field is left and before placing. */
export function useNotes(cart: CartAnswer, write: ReturnType<typeof useWrites>) {
  const [notes, setNotes] = useState(cart.notes)

  async function save(): Promise<boolean> {
    const typed = notes.trim()
    if (typed === cart.notes) return true
    return write(() => call('cart-notes-update', { cartId: cart.id, notes: typed }))
  }

  return { notes, setNotes, save }
}

/** The notes as a line that opens; open from the start if something is noted. */
export function NotesField({ notes: { notes, setNotes, save } }: { notes: Notes }) {
  const { checkout } = useWords()
  const [open, setOpen] = useState(notes !== '')
  return (
    <Fold
      title={<h2 className="font-sans text-base font-medium">{checkout.addNotes}</h2>}
      note={!open && notes}
      open={open}
      onToggle={setOpen}
    >
      <div className="pt-1 pb-5">
        <TextField
          label={checkout.notes}
          hint={checkout.notesHint}
          name="notes"
          value={notes}
          onChange={setNotes}
          onBlur={() => void save()}
          multiline
          rows={3}
          maxLength={500}
        />
      </div>
    </Fold>
  )
}

type Notes = ReturnType<typeof useNotes>
