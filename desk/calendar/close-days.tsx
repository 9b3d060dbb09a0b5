import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#shop/format.ts'
import { languages } from '#shop/language.ts'
import { closureOn, openedOn, overlapping, type Pieces } from '#shop/publishing/closures.ts'
import type { HolidayId } from '#shop/schedule/holiday.ts'
import { addDays } from '#shop/schedule/schedule.ts'
import type { Closure } from '#shop/shop-data/closed-days.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useRelease } from '../releases/save-all.tsx'
import { useWords } from '../text/words.ts'
import { DayField } from '../ui/day-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { HolidayHere } from './open-holidays.tsx'
import { kindOf } from './year-day.tsx'

type Props = {
  readonly date: string
  readonly closures: readonly Closure[]
  readonly view: Output<'calendar-one'>
  readonly close: () => void
  readonly write: (changed: Pieces) => void
  /** Public holidays on which the shop delivers. */
  readonly open: readonly HolidayId[]
  readonly putOpen: (open: readonly HolidayId[]) => void
}

/** Days of one closing, as its schema allows. */
const mostDays = 120
const mostLetters = 80

/** Closes days, or changes and opens those that are closed. */
export function CloseDays(props: Props) {
  const { date, closures, view, close, write, open, putOpen } = props
  const { calendar } = useWords()
  const lang = useLanguage()
  const closure = closureOn(closures, date)
  const kind = kindOf(view, closure, date, open)
  const ids = view.holidays.find(one => one.date === date)?.ids ?? []
  const { from, to, setTo, reason, setReason, send, isEndWrong, wrong } = useClosing(props)
  const sold = view.sold
    .filter(one => !isEndWrong && one.date >= view.today)
    .filter(one => one.date >= from && one.date <= to)
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <FormDialog
      title={formatDate(date, lang, 'long')}
      yes={calendar.put}
      act={null}
      submit={send}
      close={close}
    >
      {date >= view.today && <LimitsLink date={date} isLimited={view.limited.includes(date)} />}
      {kind === 'rest' && <p>{calendar.restText}</p>}
      {ids.length > 0 && <HolidayHere ids={ids} open={open} put={putOpen} />}
      {closure && <OpenAgain date={date} closure={closure} write={write} />}
      <p>
        <span className="block font-medium">{calendar.first}</span>
        {formatDate(from, lang, 'long')}
      </p>
      <DayField name="to" label={calendar.last} value={to} onChange={setTo} error={wrong.to} />
      {languages.map(one => (
        <TextField
          key={one}
          name={`reason-${one}`}
          label={calendar.reasons[one]}
          hint={calendar.reasonHint}
          value={reason[one]}
          onChange={text => setReason({ ...reason, [one]: text })}
          error={wrong.reason[one]}
          required
        />
      ))}
      {sold > 0 && <Notice kind="warning">{calendar.soldHere(sold)}</Notice>}
    </FormDialog>
  )
}

/** The closing as it is typed, and what is wrong about it. */
function useClosing({ date, closures, write }: Props) {
  const { calendar } = useWords()
  const lang = useLanguage()
  const closure = closureOn(closures, date)
  const from = closure?.from ?? date
  const [to, setTo] = useState(closure?.to ?? from)
  const [reason, setReason] = useState(closure?.reason ?? { el: '', en: '' })
  const [isTried, setTried] = useState(false)
  const isEndWrong = to < from || to > addDays(from, mostDays)
  const over = isEndWrong ? null : overlapping(closures, { from, to })
  const wrongTo = isEndWrong ? calendar.wrongEnd : over && calendar.overlaps(over.reason[lang])
  const wrongReason = (text: string) => {
    if (text.trim() === '') return calendar.required
    return text.trim().length > mostLetters ? calendar.tooLong : undefined
  }
  const wrongReasons = { el: wrongReason(reason.el), en: wrongReason(reason.en) }

  function send() {
    setTried(true)
    if (wrongTo || wrongReasons.el || wrongReasons.en) return
    const trimmed = { el: reason.el.trim(), en: reason.en.trim() }
    const value = { from, ...(to !== from && { to }), reason: trimmed }
    write(new Map([[from, value]]))
  }

  return {
    ...{ from, to, setTo, reason, setReason, send, isEndWrong },
    wrong: {
      to: ((isTried || over) && wrongTo) || undefined,
      reason: isTried ? wrongReasons : { el: undefined, en: undefined },
    },
  }
}

function LimitsLink({ date, isLimited }: { date: string; isLimited: boolean }) {
  const { calendar } = useWords()
  const { releaseId } = useRelease()
  return (
    <p>
      <Link
        to={`/calendar/${date}${releaseId && `?release=${releaseId}`}`}
        className="link inline-flex min-h-6 items-center font-medium underline underline-offset-4"
      >
        {calendar.limitsLink}
      </Link>
      {isLimited && <span className="text-muted"> · {calendar.limited}</span>}
    </p>
  )
}

function OpenAgain({ date, closure, write }: Pick<Props, 'date' | 'write'> & { closure: Closure }) {
  const { calendar } = useWords()
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => write(new Map([[closure.from, null]]))}>
        {calendar.openAll}
      </Button>
      {closure.to && closure.to !== closure.from && (
        <Button variant="secondary" onClick={() => write(openedOn(closure, date))}>
          {calendar.openOne}
        </Button>
      )}
    </div>
  )
}
