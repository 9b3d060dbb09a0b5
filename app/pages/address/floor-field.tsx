import { useId } from 'react'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../../text/words.ts'

type Field = { name: string; value: string; onChange: (value: string) => void; onBlur: () => void }

/** The floor: common ones are suggested, any text is accepted. */
export function FloorField(field: Field & { error?: string }) {
  const { address } = useWords()
  const id = useId()
  return (
    // The list of common floors needs no arrow, which the browser would show on focus only.
    <div className="[&_input]:[&::-webkit-calendar-picker-indicator]:hidden!">
      <TextField
        {...field}
        label={address.floor}
        list={id}
        autoComplete="off"
        maxLength={40}
        required
      />
      <datalist id={id}>
        {address.floors.split('|').map(floor => (
          <option key={floor} value={floor} />
        ))}
      </datalist>
    </div>
  )
}
