import Download from 'lucide-react/icons/download'
import { useParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { download } from '#ui/download.ts'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LoginBlock } from '../order/login-block.tsx'
import { privatePage } from '../order/private-page.ts'
import { useWords } from '../text/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Page } from '../ui/section.tsx'
import { csvOf } from './company-report/csv.ts'
import { Members } from './company-report/members.tsx'
import { MonthChoice } from './company-report/month-choice.tsx'
import { useReport } from './company-report/report.ts'
import { ReportTables } from './company-report/report-tables.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.company.reportMeta)

/** What a company owes for a month, for its managers: money and counts, never meals. */
export default function CompanyReport() {
  const { company } = useWords()
  const { spot = '' } = useParams()
  const { status, report, month, setMonth, message, load } = useReport(spot)
  return (
    <Page narrow>
      <h1 className="text-3xl md:text-5xl">{company.reportTitle}</h1>
      {(report || status === 'loading') && (
        <p className="mt-1 min-h-[1lh] font-serif text-xl text-terracotta">{report?.spot.name}</p>
      )}
      <p className="mt-2 mb-6 text-muted">{company.reportText}</p>
      {status !== 'login' && status !== 'refused' && (
        <div className="min-h-[3.375rem]">
          {month && <MonthChoice month={month} choose={setMonth} />}
        </div>
      )}
      <p role="status" className="sr-only">
        {status === 'loading' && company.reportLoading}
      </p>
      {status === 'loading' && !report && <Skeleton className="mt-6 h-72 rounded-card" />}
      {status === 'login' && (
        <LoginBlock
          opens
          title={company.loginTitle}
          text={company.loginText}
          action={company.loginAction}
        />
      )}
      {status === 'refused' && (
        <Notice kind="error" action={<ButtonLink to="/addresses">{company.toSpots}</ButtonLink>}>
          {company.reportRefused}
        </Notice>
      )}
      {status === 'failed' && (
        <div className="mt-6">
          <Notice kind="error" action={<Button onClick={load}>{company.retry}</Button>}>
            {message}
          </Notice>
        </div>
      )}
      {report && <ReportTables report={report} />}
      {report && report.days.length > 0 && (
        <Button
          variant="secondary"
          className="mt-6"
          onClick={() => {
            const csv = new Blob([csvOf(report, company)], { type: 'text/csv;charset=utf-8' })
            download(`${report.spot.slug}-${report.month}.csv`, csv)
          }}
        >
          <Download size={20} aria-hidden="true" />
          {company.csv}
        </Button>
      )}
      {report && <Members spot={report.spot.slug} />}
    </Page>
  )
}
