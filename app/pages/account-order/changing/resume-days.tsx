import { formatDate } from '#shop/format.ts'
import { ChoiceCards } from '#ui/choice.tsx'
import { useLanguage, useWords } from '../../../text/words.ts'
import { DayGrid } from '../../date-time/day-grid.tsx'
import {
  daysOf,
  firstOf,
  isPossible,
  missingFor,
  type ResumeChoice,
  startingOn,
  swapsOf,
} from './resume-choice.ts'

type DaysProps = {
  choices: readonly ResumeChoice[]
  choice: ResumeChoice
  onChoose: (choice: ResumeChoice) => void
}

export function Days({ choices, choice, onChoose }: DaysProps) {
  const { orderChange } = useWords()
  const lang = useLanguage()
  const words = orderChange.moveDialog
  const [first = '', second = ''] = choice.dates
  const pairs = startingOn(choices, first).filter(({ dates }) => dates.length > 1)
  return (
    <>
      <DayGrid
        days={daysOf(choices)}
        chosen={first}
        onChoose={({ date }) => {
          const next = firstOf(startingOn(choices, date))
          if (next) onChoose(next)
        }}
        why={({ date }) => {
          if (startingOn(choices, date).length === 0)
            return { long: orderChange.resumeDialog.noPair, short: undefined }
          const missing = missingFor(choices, date)
          if (missing.length === 0) return null
          return { long: words.lacks(missing.join(', ')), short: words.lacksShort }
        }}
      />
      {pairs.length > 1 && (
        <ChoiceCards
          legend={orderChange.resumeDialog.second}
          name="second"
          columns="pair"
          options={pairs.map(pair => ({
            value: pair.dates[1] ?? '',
            label: formatDate(pair.dates[1] ?? '', lang, 'short'),
            disabled: !isPossible(pair),
            note: isPossible(pair) ? undefined : words.lacksShort,
          }))}
          value={second}
          onChange={date => {
            const next = pairs.find(({ dates }) => dates[1] === date)
            if (next) onChoose(next)
          }}
        />
      )}
    </>
  )
}

export function Planned({ choice }: { choice: ResumeChoice }) {
  const { orderChange } = useWords()
  const words = orderChange.resumeDialog
  const lang = useLanguage()
  return (
    <section aria-labelledby="resume-dates">
      <h3 id="resume-dates" className="text-xl">
        {words.dates}
      </h3>
      <ul aria-live="polite" className="mt-3 divide-y divide-line">
        {choice.deliveries.map(({ id, date, swaps }) => (
          <li key={id} className="py-2">
            <span className="font-medium">{formatDate(date, lang, 'long')}</span>
            {swaps.map(({ itemId, name, by }) => (
              <span
                key={itemId}
                className={`block text-sm ${by ? 'text-muted' : 'text-terracotta'}`}
              >
                {by ? words.swap(name, by.name) : orderChange.moveDialog.lacks(name)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {swapsOf(choice).length > 0 && (
        <p className="mt-3 rounded-field bg-sand px-4 py-3 text-sm">{words.swapNote}</p>
      )}
    </section>
  )
}
