import { type FormEvent, useState } from 'react'
import { formatEuros } from '#shop/money.ts'
import { choicesFor, type LineChoice } from '#shop/publishing/sold-line.ts'
import { ChoiceCards } from '#ui/choice.tsx'
import type { Output } from '../call.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import { ReasonField } from '../ui/reason-dialog.tsx'
import { Select } from '../ui/select.tsx'

type Props = {
  readonly releaseId: string
  readonly line: Output<'release-one'>['lines'][number]
  readonly close: () => void
}

/** What a customer chose on the phone, with a note of who said so. */
export default function PhoneAnswer(props: Props) {
  const { gate } = useWords()
  const { releaseId, line, close } = props
  const { deliveryId, buildId: itemId } = line
  const answer = useAnswer('release-line-one', { releaseId, deliveryId, itemId }, { every: false })
  return (
    <Dialog title={gate.order(line.number)} close={close}>
      <Answered answer={answer}>{question => <AnswerForm {...props} found={question} />}</Answered>
    </Dialog>
  )
}

type Found = Output<'release-line-one'>

function AnswerForm({ releaseId, line, close, found }: Props & { found: Found }) {
  const { gate } = useWords()
  const { deliveryId, buildId: itemId, reason } = line
  const act = useAct('release-line-settle')
  const [choice, setChoice] = useState<LineChoice | null>(null)
  const [byId, setById] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isReady = choice !== null && (choice !== 'swap' || byId !== '')

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!choice || !isReady || !note.trim()) return
    const swap = choice === 'swap' ? { byId } : {}
    const settled = { releaseId, deliveryId, itemId, choice, note: note.trim(), ...swap }
    act.mutate(settled, { onSuccess: close })
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Choices of={found} {...{ reason, choice, setChoice, byId, setById }} />
      <ReasonField
        words={{ reason: gate.note, reasonHint: gate.noteHint, reasonRule: gate.noteRule }}
        value={note}
        onChange={setNote}
        isTried={isTried}
      />
      <FormActs act={act} yes={gate.save} isReady={isReady} close={close} />
    </form>
  )
}

/** Chooses what happens with the line, and the dish that comes instead. */
function Choices({
  of: { refund, offers },
  reason,
  choice,
  setChoice,
  byId,
  setById,
}: {
  of: Found
  reason: Props['line']['reason']
  choice: LineChoice | null
  setChoice: (choice: LineChoice) => void
  byId: string
  setById: (id: string) => void
}) {
  const { gate } = useWords()
  return (
    <>
      <ChoiceCards
        legend={gate.choice}
        name="choice"
        value={choice}
        onChange={setChoice}
        options={choicesFor(reason).map(value => ({
          value,
          label:
            value === 'refund' ? gate.choices.refund(formatEuros(refund)) : gate.choices[value],
          ...(value === 'swap' && offers.length === 0 && { disabled: true, text: gate.noDish }),
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
            label: back > 0 ? gate.back(name, formatEuros(back)) : name,
          }))}
        />
      )}
    </>
  )
}
