import { useEffect, useState } from 'react'
import type { CompanyReportAnswer } from '#server/answers.ts'
import { call } from '../../call.ts'
import { needsLogin } from '../../order/needs-login.ts'
import { thisMonth } from './month.ts'

type Known = {
  readonly status: 'loading' | 'ready' | 'failed' | 'login' | 'refused'
  readonly report: CompanyReportAnswer | null
  readonly message: string
}

/** A month's report, first this month's; the browser sets it, since the kept page has no day. */
export function useReport(spot: string) {
  const [month, setMonth] = useState<string | null>(null)
  const [loaded, setLoaded] = useState<Known>({ status: 'loading', report: null, message: '' })
  const [tries, setTries] = useState(0)

  useEffect(() => setMonth(thisMonth(new Date())), [])

  useEffect(() => {
    if (!month) return
    let here = true
    setLoaded(before => ({ ...before, status: 'loading' }))
    void call('company-report-one', { spot, month }).then(answer => {
      if (!here) return
      const { message } = answer
      if (answer.code === 'ok') setLoaded({ status: 'ready', report: answer.data, message })
      else if (needsLogin(answer.code)) setLoaded({ status: 'login', report: null, message })
      else if (answer.code === 'spot-not-found')
        setLoaded({ status: 'refused', report: null, message })
      else setLoaded({ status: 'failed', report: null, message })
    })
    return () => {
      here = false
    }
  }, [spot, month, tries])

  return { ...loaded, month, setMonth, load: () => setTries(tries + 1) }
}
