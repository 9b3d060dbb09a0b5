import { useState } from 'react'
import { freshId, type WrittenWindow, wrongHours } from '#shop/publishing/places-form.ts'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Select } from '../ui/select.tsx'
import type { Place } from './edited.ts'

type Props = {
  /** null: a new one. */
  readonly id: string | null
  readonly windows: readonly Place<WrittenWindow>[]
  readonly close: () => void
  readonly put: (id: string, value: WrittenWindow) => void
}

/** The hours of a window, and what pages call it. */
export default function WindowDialog({ id, windows, close, put }: Props) {
  const { terms } = useWords()
  const hoursNow = windows.find(one => one.id === id)?.value
  const [code, setCode] = useState<WrittenWindow['code']>(hoursNow?.code ?? 'morning')
  const [hours, setHours] = useState({ from: hoursNow?.from ?? '', to: hoursNow?.to ?? '' })
  const [tried, setTried] = useState(false)
  const wrong = wrongHours(hours)
  const toError = wrong.to === 'order' ? terms.wrongTo : terms.wrongTime
  const send = () => {
    setTried(true)
    if (wrong.from || wrong.to) return
    const taken = new Set(windows.map(one => one.id))
    const windowId = id ?? freshId(`w-${hours.from.replace(':', '')}`, taken)
    put(windowId, { ...hoursNow, id: windowId, code, ...hours })
  }
  return (
    <FormDialog
      title={hoursNow ? `${hoursNow.from} – ${hoursNow.to}` : terms.addWindow}
      yes={terms.put}
      act={null}
      submit={send}
      close={close}
    >
      <div className="grid grid-cols-2 gap-5">
        <TextField
          name="from"
          type="time"
          label={terms.from}
          value={hours.from}
          onChange={from => setHours({ ...hours, from })}
          {...(tried && wrong.from && { error: terms.wrongTime })}
        />
        <TextField
          name="to"
          type="time"
          label={terms.to}
          value={hours.to}
          onChange={to => setHours({ ...hours, to })}
          {...(tried && wrong.to && { error: toError })}
        />
      </div>
      <Select
        label={terms.called}
        value={code}
        onChange={setCode}
        options={(['morning', 'afternoon'] as const).map(value => ({
          ...{ value, label: terms.codes[value] },
        }))}
      />
    </FormDialog>
  )
}
