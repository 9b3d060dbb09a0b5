import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { type Column, List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'

const NewRelease = lazy(() => import('./new-release.tsx'))

type Row = Output<'release-collection'>[number]

/** What changes of the menu and when: drafts, what is planned, what went live. */
export default function Releases() {
  const { catalogue } = useWords()
  const { roles } = useMe()
  const [isNew, setNew] = useState(false)
  const answer = useAnswer('release-collection', {})
  const columns = useColumns()
  return (
    <>
      <Title
        end={
          mayCall(roles, 'release-create') && (
            <Button size="sm" onClick={() => setNew(true)}>
              {catalogue.begin}
            </Button>
          )
        }
      >
        {catalogue.releases}
      </Title>
      <Answered answer={answer}>
        {rows =>
          rows.length === 0 ? (
            <p className="text-muted">{catalogue.none}</p>
          ) : (
            <List title={catalogue.releases} columns={columns} rows={rows} idOf={({ id }) => id} />
          )
        }
      </Answered>
      <Suspense>{isNew && <NewRelease close={() => setNew(false)} />}</Suspense>
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { catalogue } = useWords()
  const lang = useLanguage()
  return [
    {
      name: 'name',
      title: catalogue.name,
      cell: ({ id, name }) => (
        <Link to={`/releases/${id}`} className="link font-semibold">
          {name}
        </Link>
      ),
    },
    {
      name: 'state',
      title: catalogue.state,
      cell: ({ status, waits }) => (
        <span className={waits ? 'text-warning' : ''}>
          {waits ? catalogue.waits : catalogue.states[status]}
        </span>
      ),
    },
    {
      name: 'when',
      title: catalogue.when,
      cell: ({ goesLiveAt, liveAt }) => {
        const at = liveAt ?? goesLiveAt
        return at ? formatDateTime(at, lang) : '–'
      },
    },
    { name: 'changes', title: catalogue.changes, cell: ({ changes }) => changes },
    { name: 'by', title: catalogue.by, cell: ({ createdBy }) => createdBy },
  ]
}
