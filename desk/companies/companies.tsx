import Plus from 'lucide-react/icons/plus'
import { useNavigate } from 'react-router'
import { euroCell } from '#shop/csv.ts'
import { formatDay } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { type Column, List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { addressOf } from './company-texts.ts'

type Row = Output<'company-collection'>[number]

/** Offices that order together, with what their companies owe. */
export default function Companies() {
  const { companies } = useWords()
  const { roles } = useMe()
  const navigate = useNavigate()
  const columns = useColumns()
  const answer = useAnswer('company-collection', {})
  return (
    <>
      <Title
        end={
          mayCall(roles, 'company-create') && (
            <Button size="sm" onClick={() => navigate('/companies/new')}>
              <Plus size={18} aria-hidden="true" />
              {companies.add}
            </Button>
          )
        }
      >
        {companies.title}
      </Title>
      <Answered answer={answer}>
        {rows =>
          rows.length === 0 ? (
            <Notice kind="info" title={companies.none}>
              {companies.noneText}
            </Notice>
          ) : (
            <List
              name="companies"
              title={companies.title}
              columns={columns}
              rows={rows}
              idOf={({ id }) => id}
              to={({ id }) => `/companies/${id}`}
            />
          )
        }
      </Answered>
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
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
