import { useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { usePreview } from '../preview.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import type { Company } from './company-shown.ts'

/** Closes an office, after it was shown whom it concerns; open orders keep it open. */
export function CloseOffice({ company, close }: { company: Company; close: () => void }) {
  const { companies } = useWords()
  const lang = useLanguage()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const closing = useAct('company-close')
  const on = { companyId: company.id, seen: company.seen }
  const preview = usePreview('company-close', { ...on, reason: reason.trim() || '-' })
  return (
    <Dialog title={companies.close} close={close}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          if (reason.trim()) closing.mutate({ ...on, reason: reason.trim() }, { onSuccess: close })
        }}
      >
        <p>{companies.closeText(company.name[lang])}</p>
        {preview.data && (
          <p className="font-semibold">{companies.closeEnds(preview.data.members)}</p>
        )}
        <TextField
          label={companies.reason}
          name="reason"
          value={reason}
          onChange={setReason}
          error={tried && !reason.trim() ? companies.reasonRule : undefined}
          maxLength={500}
          required
        />
        <FormActs
          act={{ ...closing, error: closing.error ?? preview.error }}
          yes={companies.close}
          isGrave
          isReady={preview.error === null}
          close={close}
        />
      </form>
    </Dialog>
  )
}
