import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { download } from '#ui/download.ts'
import { useMe } from '../me.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import type { Statement } from './company-texts.ts'
import { NotePayment } from './note-payment.tsx'
import { statementCsv } from './statement-csv.ts'

/** On paper, as a file, and what came in. */
export function Acts({ companyId, statement }: { companyId: string; statement: Statement }) {
  const { companies } = useWords()
  const { roles } = useMe()
  const [isPaying, setPaying] = useState(false)
  const exporting = useAct('list-export')

  function save(): void {
    const text = statementCsv(statement, companies)
    const file = new Blob([text], { type: 'text/csv;charset=utf-8' })
    const give = () => download(`${companyId}-${statement.month}.csv`, file)
    exporting.mutate({ list: 'statement', rows: statement.days.length }, { onSuccess: give })
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3 print:hidden">
        <Button size="sm" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {companies.print}
        </Button>
        <Button size="sm" variant="secondary" onClick={save}>
          <Download size={18} aria-hidden="true" />
          {companies.csv}
        </Button>
        {mayCall(roles, 'company-payment-create') && (
          <Button size="sm" variant="secondary" onClick={() => setPaying(true)}>
            {companies.notePayment}
          </Button>
        )}
      </div>
      <Refusal of={exporting.error} />
      {isPaying && <NotePayment statement={statement} close={() => setPaying(false)} />}
    </>
  )
}
