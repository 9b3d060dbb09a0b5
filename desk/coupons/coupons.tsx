import { Link } from 'react-router'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { BulkActs } from '../ui/bulk/bulk-acts.tsx'
import { List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { type Row, useColumns, useResultColumns, writtenOf } from './coupon-columns.tsx'
import { useEndCoupons } from './end-coupons.ts'

/** Everybody's coupons: what they give, how often they are used, and what came of each. */
export default function Coupons() {
  const { coupons, frame } = useWords()
  const answer = useAnswer('coupon-collection', {})
  return (
    <>
      <Title
        end={
          <Link
            to="/coupons/new"
            className="inline-flex min-h-11 items-center rounded-full bg-basil px-4 text-sm font-semibold text-on-basil hover:bg-basil-strong"
          >
            {coupons.create}
          </Link>
        }
      >
        {frame.screens.coupons}
      </Title>
      <Answered answer={answer}>{view => <Rows today={view.today} rows={view.coupons} />}</Answered>
    </>
  )
}

function Rows({ today, rows }: { today: string; rows: readonly Row[] }) {
  const { frame } = useWords()
  const end = useEndCoupons(today)
  const results = useResultColumns()
  const columns = useColumns(today, rows.some(({ result }) => result) ? results : [])
  return (
    <List
      name="coupons"
      title={frame.screens.coupons}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      to={({ id }) => `/coupons/${id}`}
      acts={(chosen, unchoose) => (
        <BulkActs
          acts={[end]}
          {...{ chosen, unchoose }}
          idOf={({ id }) => id}
          nameOf={row => writtenOf(row)?.code ?? row.id}
        />
      )}
    />
  )
}
