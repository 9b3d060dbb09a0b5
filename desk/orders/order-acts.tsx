import { useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ActForm } from './act-form.tsx'
import type { Given } from './give-back.tsx'

export function WriteNote({ shown, close }: Given) {
  const { orders } = useWords()
  const [text, setText] = useState('')
  const writing = useAct('order-note-create')
  return (
    <FormDialog
      title={orders.act.note}
      yes={orders.save}
      act={writing}
      submit={() => {
        if (text.trim())
          writing.mutate({ order: shown.order.id, text: text.trim() }, { onSuccess: close })
      }}
      close={close}
    >
      <TextField
        label={orders.noteText}
        name="note"
        value={text}
        onChange={setText}
        hint={orders.noteHint}
        maxLength={2000}
        multiline
        required
      />
    </FormDialog>
  )
}

export function EndOrder({
  shown,
  close,
  name,
}: Given & { name: 'order-cancel' | 'order-reject' | 'order-door-unpaid' }) {
  const { orders } = useWords()
  const { cancel, reject, doorUnpaid } = orders.act
  const titles = { 'order-cancel': cancel, 'order-reject': reject, 'order-door-unpaid': doorUnpaid }
  const title = titles[name]
  return (
    <ActForm shown={shown} name={name} title={title} yes={title} isGrave own={{}} close={close} />
  )
}
