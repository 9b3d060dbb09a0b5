import { type ReactNode, useState } from 'react'
import { formatDate } from '#shop/format.ts'
import { formatEuros } from '#shop/money.ts'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Input, Refused } from '../call.ts'
import { usePreview } from '../preview.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { DayField } from '../ui/day-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Refusal } from '../ui/refusal.tsx'
import type { Company } from './company-texts.ts'
import { domainsIn } from './domains.ts'
import { DomainsField } from './domains-field.tsx'

type Given = { readonly company: Company; readonly close: () => void }

export function ChangeAllowance({ company, close }: Given) {
  const { companies } = useWords()
  const [typed, setTyped] = useState('')
  const [from, setFrom] = useState(() => addDays(athensDate(Date.now()), 1))
  const changing = useAct('company-allowance-update')
  const allowance = amountOrNothing(typed)
  const ready =
    allowance !== null && from
      ? { companyId: company.id, seen: company.seen, allowance, from }
      : null
  return (
    <ReasonDialog
      title={companies.changeAllowance}
      words={companies}
      yes={companies.save}
      act={changing}
      send={reason => ready && changing.mutate({ ...ready, reason }, { onSuccess: close })}
      close={close}
      after={<AllowanceEffect of={ready} />}
    >
      {isTried => (
        <>
          <TextField
            label={companies.amount}
            name="allowance"
            value={typed}
            onChange={setTyped}
            inputMode="decimal"
            error={
              (isTried || typed !== '') && allowance === null ? companies.amountRule : undefined
            }
            required
          />
          <DayField label={companies.from} name="from" value={from} onChange={setFrom} />
        </>
      )}
    </ReasonDialog>
  )
}

type Allowance = Omit<Input<'company-allowance-update'>, 'reason'>

/** What another allowance changes for the office's people and for what they have ordered. */
function AllowanceEffect({ of: allowance }: { of: Allowance | null }) {
  const { companies } = useWords()
  const lang = useLanguage()
  // The reason changes nothing about the effect.
  const { data, error } = usePreview(
    'company-allowance-update',
    allowance && { ...allowance, reason: '-' },
  )
  return (
    <Effect error={error}>
      {data && (
        <>
          <li>{companies.changes(formatEuros(data.before), formatEuros(data.after))}</li>
          {data.dropped && (
            <li className="font-semibold">
              {companies.dropped(
                formatEuros(data.dropped.allowance),
                formatDate(data.dropped.from, lang, 'long'),
              )}
            </li>
          )}
          <li>{companies.paysFor(data.people)}</li>
          <li>
            {data.promised.deliveries > 0
              ? companies.promised(data.promised.deliveries, formatEuros(data.promised.amount))
              : companies.nonePromised}
          </li>
        </>
      )}
    </Effect>
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
    <FormDialog
      title={companies.domains}
      yes={companies.save}
      act={changing}
      isReady={domains !== null && !isSame}
      submit={() => {
        if (domains) changing.mutate({ ...on, emailDomains: domains }, { onSuccess: close })
      }}
      close={close}
    >
      <DomainsField typed={typed} setTyped={setTyped} isRight={domains !== null} />
      <Effect error={preview.error}>
        {preview.data && <li>{companies.paidBefore(preview.data.before, preview.data.after)}</li>}
      </Effect>
    </FormDialog>
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
