import { formatDate, formatHours } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { Select } from '../ui/select.tsx'
import { type PhoneCartProps, refusalOf } from './phone-cart.ts'

export function When({ shown: { cart, days }, change, refused }: PhoneCartProps) {
  const { phone } = useWords()
  const lang = useLanguage()
  const date = cart.scheduleMenus[0]?.date ?? ''
  const windowId = cart.timePeriod?.id ?? ''
  const open = days.filter(({ timePeriods }) => timePeriods.some(({ available }) => available))
  const windowsOf = (of: string) =>
    (days.find(one => one.date === of)?.timePeriods ?? []).filter(({ available }) => available)
  return (
    <section className="space-y-4">
      <h2 className="text-xl">{phone.when}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={phone.day}
          value={date}
          empty={phone.choose}
          onChange={to => {
            const offered = windowsOf(to)
            const same = offered.find(({ id }) => id === windowId)
            const timePeriodId = (same ?? offered[0])?.id
            if (timePeriodId) change({ date: to, timePeriodId })
          }}
          options={open.map(one => ({
            value: one.date,
            label: formatDate(one.date, lang, 'long'),
          }))}
        />
        <Select
          label={phone.window}
          value={windowId}
          empty={phone.choose}
          onChange={timePeriodId => date && change({ date, timePeriodId })}
          options={windowsOf(date).map(({ id, from, to }) => ({
            value: id,
            label: formatHours(from, to),
          }))}
        />
      </div>
      <Refusal of={refusalOf(refused, 'date')} />
    </section>
  )
}
