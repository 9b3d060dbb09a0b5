import { useLanguage } from '#ui/language.ts'
import { usePreview } from '../preview.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import type { Company } from './company-texts.ts'

/** Closes an office, after it was shown whom it concerns; open orders keep it open. */
export function CloseOffice({ company, close }: { company: Company; close: () => void }) {
  const { companies } = useWords()
  const lang = useLanguage()
  const closing = useAct('company-close')
  const on = { companyId: company.id, seen: company.seen }
  const preview = usePreview('company-close', { ...on, reason: '-' })
  return (
    <ReasonDialog
      title={companies.close}
      words={companies}
      yes={companies.close}
      isGrave
      isReady={preview.error === null}
      act={{ ...closing, error: closing.error ?? preview.error }}
      send={reason => closing.mutate({ ...on, reason }, { onSuccess: close })}
      close={close}
    >
      <p>{companies.closeText(company.name[lang])}</p>
      {preview.data && <p className="font-semibold">{companies.closeEnds(preview.data.members)}</p>}
    </ReasonDialog>
  )
}
