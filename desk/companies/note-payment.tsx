import { useState } from 'react'
import { athensDate } from '#shop/schedule.ts'
import { TextField } from '#ui/field.tsx'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import type { Statement } from './company-shown.ts'

/** Notes what came in from a company for a month; what is open stands there already. */
export function NotePayment({ statement, close }: { statement: Statement; close: () => void }) {
  const { companies } = useWords()
  const { company, month, rest } = statement
  const today = athensDate(statement.madeAt)
  const [typed, setTyped] = useState(rest > 0 ? rest.toFixed(2).replace('.', ',') : '')
  const [paidOn, setPaidOn] = useState(today)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const noting = useAct('company-payment-create')
  const amount = signedAmount(typed)
  return (
    <Dialog title={companies.notePayment} close={close}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          const why = reason.trim()
          if (amount !== null && why)
            noting.mutate(
              { companyId: company.id, month, amount, paidOn, reason: why },
              { onSuccess: close },
            )
        }}
      >
        <TextField
          label={companies.paidAmount}
          name="amount"
          value={typed}
          onChange={setTyped}
          hint={companies.paidHint}
          inputMode="text"
          error={tried && amount === null ? companies.amountRule : undefined}
          required
        />
        <TextField
          label={companies.paidOn}
          name="paidOn"
          type="date"
          value={paidOn}
          onChange={setPaidOn}
        />
        <TextField
          label={companies.reason}
          name="reason"
          value={reason}
          onChange={setReason}
          error={tried && !reason.trim() ? companies.reasonRule : undefined}
          maxLength={500}
          required
        />
        <FormActs act={noting} yes={companies.save} close={close} />
      </form>
    </Dialog>
  )
}

/** Euros, with a minus where something is corrected; null: no amount. */
function signedAmount(typed: string): number | null {
  const text = typed.replace(/[\s€]/g, '').replace('−', '-').replace(',', '.')
  return /^-?\d{1,5}(\.\d{1,2})?$/.test(text) && Number(text) !== 0 ? Number(text) : null
}
