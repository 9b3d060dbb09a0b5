import Plus from 'lucide-react/icons/plus'
import { useNavigate } from 'react-router'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { useColumns } from './company-columns.tsx'

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
