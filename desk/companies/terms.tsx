import { type ReactNode, useState } from 'react'
import { formatMoney, toCents } from '#shop/money.ts'
import { addDays, athensDate } from '#shop/schedule.ts'
import { TextField } from '#ui/field.tsx'
import type { Refused } from '../call.ts'
import { usePreview } from '../preview.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import { Refusal } from '../ui/refusal.tsx'
import type { Company } from './company-shown.ts'
import { domainsIn } from './domains.ts'

type Given = { readonly company: Company; readonly close: () => void }

export function ChangeAllowance({ company, close }: Given) {
  const { companies } = useWords()
  const [typed, setTyped] = useState('')
  const [from, setFrom] = useState(() => addDays(athensDate(Date.now()), 1))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changing = useAct('company-allowance-update')
  const allowance = amountOrNothing(typed)
  const ready = allowance !== null && from ? { allowance, from } : null
  const on = { companyId: company.id, seen: company.seen }
  const preview = usePreview(
    'company-allowance-update',
    ready && { ...on, ...ready, reason: reason.trim() || '-' },
  )
  const money = (euros: number) => formatMoney(toCents(euros))
  return (
    <Dialog title={companies.changeAllowance} close={close}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          if (ready && reason.trim())
            changing.mutate({ ...on, ...ready, reason: reason.trim() }, { onSuccess: close })
        }}
      >
        <TextField
          label={companies.amount}
          name="allowance"
          value={typed}
          onChange={setTyped}
          inputMode="decimal"
          error={(tried || typed !== '') && allowance === null ? companies.amountRule : undefined}
          required
        />
        <TextField label={companies.from} name="from" type="date" value={from} onChange={setFrom} />
        <TextField
          label={companies.reason}
          name="reason"
          value={reason}
          onChange={setReason}
          error={tried && !reason.trim() ? companies.reasonRule : undefined}
          maxLength={500}
          required
        />
        <Effect error={preview.error}>
          {preview.data && (
            <>
              <li>{companies.changes(money(preview.data.before), money(preview.data.after))}</li>
              <li>{companies.paysFor(preview.data.people)}</li>
              <li>
                {preview.data.promised.deliveries > 0
                  ? companies.promised(
                      preview.data.promised.deliveries,
                      money(preview.data.promised.amount),
                    )
                  : companies.nonePromised}
              </li>
            </>
          )}
        </Effect>
        <FormActs act={changing} yes={companies.save} close={close} />
      </form>
    </Dialog>
  )
}

export function ChangeDomains({ company, close }: Given) {
  const { companies } = useWords()
  const [typed, setTyped] = useState(company.emailDomains.join('\n'))
  const changing = useAct('company-domains-update')
  const domains = domainsIn(typed)
  const on = { companyId: company.id, seen: company.seen }
  const isSame = domains?.join() === company.emailDomains.join()
  const preview = usePreview(
    'company-domains-update',
    domains && !isSame ? { ...on, emailDomains: domains } : null,
  )
  return (
    <Dialog title={companies.domains} close={close}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={event => {
          event.preventDefault()
          if (domains) changing.mutate({ ...on, emailDomains: domains }, { onSuccess: close })
        }}
      >
        <TextField
          label={companies.domains}
          name="domains"
          value={typed}
          onChange={setTyped}
          hint={companies.domainsHint}
          error={domains === null ? companies.domainsRule : undefined}
          multiline
          autoCapitalize="none"
          spellCheck={false}
        />
        <Effect error={preview.error}>
          {preview.data && <li>{companies.paidBefore(preview.data.before, preview.data.after)}</li>}
        </Effect>
        <FormActs
          act={changing}
          yes={companies.save}
          isReady={domains !== null && !isSame}
          close={close}
        />
      </form>
    </Dialog>
  )
}

/** Euros, nothing too; null: no amount. */
function amountOrNothing(typed: string): number | null {
  const text = typed.replace(/[\s€]/g, '').replace(',', '.')
  return /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

function Effect({ error, children }: { error: Refused | null; children: ReactNode }) {
  const { companies } = useWords()
  if (error) return <Refusal of={error} />
  return (
    <div role="status" className="rounded-card bg-basil-soft p-4">
      <p className="font-semibold">{companies.effect}</p>
      <ul className="mt-1 min-h-18 space-y-0.5">
        {children || <li className="text-muted">{companies.effectLater}</li>}
      </ul>
    </div>
  )
}
