import { euroCell } from '#shop/csv.ts'
import { formatDay } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import type { Column } from '../ui/list.tsx'
import { addressOf } from './company-texts.ts'

type Row = Output<'company-collection'>[number]

export function useColumns(): readonly Column<Row>[] {
  const { companies } = useWords()
  const lang = useLanguage()
  const money = (name: 'allowance' | 'thisMonth' | 'lastMonth'): Column<Row> => ({
    name,
    title: companies[name],
    value: row => euroCell(row[name]),
    className: 'tabular-nums',
    cell: row => (row[name] > 0 ? <Euro value={row[name]} /> : '–'),
  })
  return [
    {
      name: 'name',
      title: companies.name,
      value: ({ name }) => name[lang],
      cell: ({ name, closedAt }) => (
        <>
          <span className="block font-semibold">{name[lang]}</span>
          {closedAt && (
            <span className="block text-sm text-muted">
              {companies.closedOn(formatDay(closedAt, lang))}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'address',
      title: companies.address,
      value: row => addressOf(row, lang),
      className: 'text-sm text-muted',
      cell: row => addressOf(row, lang),
    },
    {
      name: 'people',
      title: companies.people,
      value: ({ members }) => members,
      cell: row => <People of={row} />,
    },
    money('allowance'),
    money('thisMonth'),
    money('lastMonth'),
    {
      name: 'state',
      title: companies.state,
      choice: ({ closedAt }) =>
        closedAt
          ? { code: 'closed', name: companies.closed }
          : { code: 'open', name: companies.open },
      hidden: true,
      value: ({ closedAt }) => (closedAt ? companies.closed : companies.open),
      cell: ({ closedAt }) => (closedAt ? companies.closed : companies.open),
    },
  ]
}

function People({ of: { members, managers, closedAt } }: { of: Row }) {
  const { companies } = useWords()
  return (
    <>
      <span className="tabular-nums">{members}</span>
      {members > 0 && managers === 0 && !closedAt && (
        <span className="block text-sm text-warning">{companies.noManager}</span>
      )}
    </>
  )
}
