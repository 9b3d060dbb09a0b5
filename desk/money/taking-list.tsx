import { formatDate } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { type Column, List } from '../ui/list.tsx'
import { Cents } from './cents.tsx'
import { type Both, type Row, stepOf, summed } from './steps.ts'
import { useWay } from './way.ts'

type Line = Both & { readonly step: string; readonly method: string; readonly vatRate: number }

/** Day, or month, by way to pay and VAT rate, as a list that is filtered, ordered and saved as CSV. */
export function TakingList({ rows, byMonth }: { rows: readonly Row[]; byMonth: boolean }) {
  const { money } = useWords()
  const lines = summed(rows, ({ date, method, vatRate }) =>
    [stepOf(date, byMonth), method, vatRate].join(' '),
  ).map(([key, both]): Line => {
    const [step = '', method = '', rate] = key.split(' ')
    return { step, method, vatRate: Number(rate), ...both }
  })
  return (
    <List
      name="takings"
      title={money.table}
      columns={useColumns(byMonth)}
      rows={lines.toReversed()}
      idOf={({ step, method, vatRate }) => `${step} ${method} ${vatRate}`}
    />
  )
}

function useColumns(byMonth: boolean): readonly Column<Line>[] {
  const { money } = useWords()
  const lang = useLanguage()
  const wayOf = useWay()
  const amount = (
    name: string,
    title: string,
    centsOf: (line: Line) => number,
    more: Partial<Column<Line>> = {},
  ): Column<Line> => ({
    name,
    title,
    isNumber: true,
    value: line => ({ cents: centsOf(line) }),
    cell: line => <Cents of={centsOf(line)} />,
    ...more,
  })
  return [
    {
      name: 'day',
      title: byMonth ? money.month : money.day,
      value: ({ step }) => step,
      cell: ({ step }) => (
        <span className="font-medium">
          {byMonth
            ? `${formatDate(`${step}-01`, lang, 'month')} ${step.slice(0, 4)}`
            : formatDate(step, lang, 'short')}
        </span>
      ),
    },
    {
      name: 'way',
      title: money.way,
      choice: ({ method }) => ({ code: method ?? 'none', name: wayOf(method) }),
      value: ({ method }) => wayOf(method),
      cell: ({ method }) => wayOf(method),
    },
    {
      name: 'rate',
      title: money.rate,
      choice: ({ vatRate }) => ({ code: String(vatRate), name: String(vatRate) }),
      isNumber: true,
      value: ({ vatRate }) => vatRate,
      cell: ({ vatRate }) => vatRate,
    },
    amount('net', money.net, ({ taken }) => taken.net),
    amount('vat', money.vat, ({ taken }) => taken.vat),
    amount('gross', money.taken, ({ taken }) => taken.gross, { className: 'font-semibold' }),
    amount('back', money.back, ({ back }) => back.gross, {
      cell: ({ back }) => (back.gross > 0 ? <Cents of={back.gross} /> : '–'),
    }),
    amount('backnet', money.backNet, ({ back }) => back.net, { hidden: true }),
    amount('backvat', money.backVat, ({ back }) => back.vat, { hidden: true }),
  ]
}
