import { type FormEvent, useState } from 'react'
import { formatMoney, toCents } from '#shop/money.ts'
import { choicesFor, type LineChoice } from '#shop/publishing/gate.ts'
import { ChoiceCards } from '#ui/choice.tsx'
import { TextField } from '#ui/field.tsx'
import type { Output } from '../call.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import { Select } from '../ui/select.tsx'

/** What a customer chose on the phone, with a note of who said so. */
export default function PhoneAnswer({
  releaseId,
  line,
  close,
}: {
  releaseId: string
  line: Output<'release-one'>['lines'][number]
  close: () => void
}) {
  const { gate } = useWords()
  const { deliveryId, buildId: itemId, number, reason } = line
  const place = { releaseId, deliveryId, itemId }
  const answer = useAnswer('release-line-one', place, { every: false })
  const act = useAct('release-line-settle')
  const [choice, setChoice] = useState<LineChoice | null>(null)
  const [byId, setById] = useState('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!choice || !note.trim() || (choice === 'swap' && !byId)) return
    const swap = choice === 'swap' ? { byId } : {}
    act.mutate({ ...place, choice, note: note.trim(), ...swap }, { onSuccess: close })
  }

  return (
    <Dialog title={gate.order(number)} close={close}>
      <Answered answer={answer}>
        {({ refund, offers }) => (
          <form noValidate onSubmit={submit} className="space-y-5">
            <ChoiceCards
              legend={gate.choice}
              name="choice"
              value={choice}
              onChange={value => setChoice(value as LineChoice)}
              options={choicesFor(reason).map(value => ({
                value,
                label:
                  value === 'refund'
                    ? gate.choices.refund(formatMoney(toCents(refund)))
                    : gate.choices[value],
                ...(value === 'swap' &&
                  offers.length === 0 && { disabled: true, text: gate.noDish }),
              }))}
            />
            {choice === 'swap' && (
              <Select
                label={gate.dish}
                value={byId}
                empty={gate.dishEmpty}
                onChange={setById}
                options={offers.map(({ itemId: value, name, back }) => ({
                  value,
                  label: back > 0 ? gate.back(name, formatMoney(toCents(back))) : name,
                }))}
              />
            )}
            <TextField
              label={gate.note}
              name="note"
              value={note}
              onChange={setNote}
              hint={gate.noteHint}
              error={tried && !note.trim() ? gate.noteRule : undefined}
              maxLength={500}
              required
            />
            <FormActs
              act={act}
              yes={gate.save}
              isReady={choice !== null && (choice !== 'swap' || byId !== '')}
              close={close}
            />
          </form>
        )}
      </Answered>
    </Dialog>
  )
}
