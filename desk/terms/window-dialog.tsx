import { useState } from 'react'
import type { Text } from '#shop/language.ts'
import { freshId, type WrittenWindow, wrongHours } from '#shop/publishing/places-form.ts'
import type { TimePeriod } from '#shop/schedule/schedule.ts'
import { windowCodes, windowNames } from '#shop/schedule/window.ts'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { shopLanguages, typedIn } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { TimeField } from '../ui/day-field.tsx'
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
  const lang = useLanguage()
  const [called, setCalled] = useState<TimePeriod['code']>(
    hoursNow?.name ? 'own' : (hoursNow?.code ?? 'morning'),
  )
  const [name, setName] = useState<Text>(hoursNow?.name ?? { el: '', en: '' })
  const [hours, setHours] = useState({ from: hoursNow?.from ?? '', to: hoursNow?.to ?? '' })
  const [tried, setTried] = useState(false)
  const wrong = wrongHours(hours)
  const hasName = shopLanguages().every(each => name[each].trim() !== '')
  const send = () => {
    setTried(true)
    if (wrong.from || wrong.to || (called === 'own' && !hasName)) return
    const taken = new Set(windows.map(one => one.id))
    const windowId = id ?? freshId(`w-${hours.from.replace(':', '')}`, taken)
    put(windowId, { id: windowId, ...(called === 'own' ? { name } : { code: called }), ...hours })
  }
  return (
    <FormDialog
      title={hoursNow ? `${hoursNow.from} – ${hoursNow.to}` : terms.addWindow}
      yes={terms.put}
      act={null}
      submit={send}
      close={close}
    >
      <HourFields {...{ hours, setHours }} wrong={tried ? wrong : {}} />
      <Select
        label={terms.called}
        value={called}
        onChange={setCalled}
        options={([...windowCodes, 'own'] as const).map(value => ({
          ...{ value, label: value === 'own' ? terms.ownName : windowNames[value][lang] },
        }))}
      />
      {called === 'own' &&
        shopLanguages().map(each => (
          <TextField
            key={each}
            name={each}
            label={terms.nameIn[each]}
            value={name[each]}
            maxLength={40}
            autoComplete="off"
            onChange={typed => setName({ ...name, ...typedIn(each, typed) })}
            {...(tried && name[each].trim() === '' && { error: terms.nameMissing })}
          />
        ))}
    </FormDialog>
  )
}

type Hours = Pick<WrittenWindow, 'from' | 'to'>

function HourFields({
  hours,
  setHours,
  wrong,
}: {
  hours: Hours
  setHours: (hours: Hours) => void
  wrong: Partial<ReturnType<typeof wrongHours>>
}) {
  const { terms } = useWords()
  return (
    <div className="grid grid-cols-2 gap-5">
      <TimeField
        name="from"
        label={terms.from}
        value={hours.from}
        onChange={from => setHours({ ...hours, from })}
        {...(wrong.from && { error: terms.wrongTime })}
      />
      <TimeField
        name="to"
        label={terms.to}
        value={hours.to}
        onChange={to => setHours({ ...hours, to })}
        {...(wrong.to && { error: wrong.to === 'order' ? terms.wrongTo : terms.wrongTime })}
      />
    </div>
  )
}
