import { useState } from 'react'
import { athensDate } from '#shop/schedule/schedule.ts'
import { TextField } from '#ui/field.tsx'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { DayField } from '../ui/day-field.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import type { Statement } from './company-texts.ts'

/** Notes what came in from a company for a month; what is open stands there already. */
export function NotePayment({ statement, close }: { statement: Statement; close: () => void }) {
  const { companies } = useWords()
  const { company, month, rest } = statement
  const today = athensDate(statement.madeAt)
  const [typed, setTyped] = useState(rest > 0 ? rest.toFixed(2).replace('.', ',') : '')
  const [paidOn, setPaidOn] = useState(today)
  const noting = useAct('company-payment-create')
  const amount = signedAmount(typed)
  return (
    <ReasonDialog
      title={companies.notePayment}
      words={companies}
      yes={companies.save}
      act={noting}
      send={reason => {
        if (amount === null) return
        noting.mutate(
          { companyId: company.id, month, amount, paidOn, reason },
          { onSuccess: close },
        )
      }}
      close={close}
    >
      {isTried => (
        <>
          <TextField
            label={companies.paidAmount}
            name="amount"
            value={typed}
            onChange={setTyped}
            hint={companies.paidHint}
            inputMode="text"
            error={isTried && amount === null ? companies.amountRule : undefined}
            required
          />
          <DayField label={companies.paidOn} name="paidOn" value={paidOn} onChange={setPaidOn} />
        </>
      )}
    </ReasonDialog>
  )
}

/** Euros, with a minus where something is corrected; null: no amount. */
function signedAmount(typed: string): number | null {
  const text = typed.replace(/[\s€]/g, '').replace('−', '-').replace(',', '.')
  return /^-?\d{1,5}(\.\d{1,2})?$/.test(text) && Number(text) !== 0 ? Number(text) : null
}
