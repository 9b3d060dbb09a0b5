import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#shop/format.ts'
import type { Json } from '#shop/merge.ts'
import {
  type Closure,
  closureOn,
  openedOn,
  overlapping,
  type Pieces,
} from '#shop/publishing/closures.ts'
import { addDays } from '#shop/schedule.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useRelease } from '../offer/save-all.tsx'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import { kindOf } from './year.tsx'

type Props = {
  readonly date: string
  readonly closures: readonly Closure[]
  readonly view: Output<'calendar-one'>
  readonly close: () => void
  readonly write: (changed: Pieces) => void
}

/** Days of one closing, as its schema allows. */
const mostDays = 120
const mostLetters = 80

/** Closes days, or changes and opens those that are closed. */
export function CloseDays({ date, closures, view, close, write }: Props) {
  const { calendar } = useWords()
  const lang = useLanguage()
  const { releaseId } = useRelease()
  const closure = closureOn(closures, date)
  const kind = kindOf(view, closure, date)
  const from = closure?.from ?? date
  const [to, setTo] = useState(closure?.to ?? from)
  const [reason, setReason] = useState(closure?.reason ?? { el: '', en: '' })
  const [tried, setTried] = useState(false)
  const isEnd = to >= from && to <= addDays(from, mostDays)
  const over = isEnd ? overlapping(closures, { from, to }) : null
  const wrongReason = (text: string) => {
    if (text.trim() === '') return calendar.required
    return text.trim().length > mostLetters ? calendar.tooLong : undefined
  }
  const wrongTo = isEnd ? over && calendar.overlaps(over.reason[lang]) : calendar.wrongEnd
  const sold = view.sold
    .filter(one => isEnd && one.date >= view.today && one.date >= from && one.date <= to)
    .reduce((sum, { count }) => sum + count, 0)
  const send = () => {
    setTried(true)
    if (wrongTo || wrongReason(reason.el) || wrongReason(reason.en)) return
    const said = { el: reason.el.trim(), en: reason.en.trim() }
    const value = { from, ...(to !== from && { to }), reason: said }
    write(new Map([[from, value as Json]]))
  }
  return (
    <Dialog title={formatDate(date, lang, 'long')} close={close}>
      {date >= view.today && (
        <p>
          <Link
            to={`/calendar/${date}${releaseId && `?release=${releaseId}`}`}
            className="link inline-flex min-h-6 items-center font-medium underline underline-offset-4"
          >
            {calendar.limitsLink}
          </Link>
          {view.limited.includes(date) && <span className="text-muted"> · {calendar.limited}</span>}
        </p>
      )}
      {(kind === 'holiday' || kind === 'rest') && (
        <p>{kind === 'holiday' ? calendar.holidayText : calendar.restText}</p>
      )}
      {closure && (
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
      )}
      <form
        noValidate
        className="space-y-5"
        onSubmit={event => {
          event.preventDefault()
          send()
        }}
      >
        <p>
          <span className="block font-medium">{calendar.first}</span>
          {formatDate(from, lang, 'long')}
        </p>
        <TextField
          name="to"
          type="date"
          label={calendar.last}
          value={to}
          onChange={setTo}
          {...((tried || over) && wrongTo && { error: wrongTo })}
        />
        {(['el', 'en'] as const).map(one => {
          const error = tried ? wrongReason(reason[one]) : undefined
          return (
            <TextField
              key={one}
              name={`reason-${one}`}
              label={calendar.reasons[one]}
              hint={calendar.reasonHint}
              value={reason[one]}
              onChange={text => setReason({ ...reason, [one]: text })}
              {...(error && { error })}
              required
            />
          )
        })}
        {sold > 0 && <Notice kind="warning">{calendar.soldHere(sold)}</Notice>}
        <FormActs act={null} yes={calendar.put} close={close} />
      </form>
    </Dialog>
  )
}
