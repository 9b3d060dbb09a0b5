import { Link } from 'react-router'
import { euroCell } from '#shop/csv.ts'
import { couponState, type WrittenCoupon } from '#shop/publishing/coupon-form.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { BulkActs } from '../ui/bulk/bulk-acts.tsx'
import { type Column, List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'
import { Benefit } from './benefit.tsx'
import { useEndCoupons } from './end-coupons.ts'
import { Uses } from './uses.tsx'

type Row = Output<'coupon-collection'>['coupons'][number]

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

function useColumns(today: string, results: readonly Column<Row>[]): readonly Column<Row>[] {
  const { coupons } = useWords()
  const lang = useLanguage()
  const stateOf = (row: Row) => {
    const live = pieceIfThere<'coupon'>(row.live)
    return live ? couponState(live, row.uses, today) : 'draft'
  }
  return [
    {
      name: 'coupon',
      title: coupons.coupon,
      value: row => [writtenOf(row)?.code ?? row.id, writtenOf(row)?.name?.[lang]].join(', '),
      cell: row => (
        <>
          <span className="font-semibold">{writtenOf(row)?.code ?? row.id}</span>
          <span className="block text-sm text-muted">{writtenOf(row)?.name?.[lang]}</span>
        </>
      ),
    },
    {
      name: 'benefit',
      title: coupons.benefit,
      className: 'tabular-nums',
      cell: row => <Benefit coupon={writtenOf(row)} />,
    },
    {
      name: 'state',
      title: coupons.state,
      choice: row => ({ code: stateOf(row), name: coupons.states[stateOf(row)] }),
      value: row => coupons.states[stateOf(row)],
      cell: row => coupons.states[stateOf(row)],
    },
    {
      name: 'uses',
      title: coupons.uses,
      value: ({ uses }) => uses,
      cell: row => <Uses uses={row.uses} most={writtenOf(row)?.uses} />,
    },
    ...results,
    {
      name: 'drafts',
      title: coupons.drafts,
      cell: ({ drafts }) => drafts.length || '–',
    },
  ]
}

/** Columns with a coupon's results, for roles that may see takings. */
function useResultColumns(): readonly Column<Row>[] {
  const { coupons } = useWords()
  const amount = (name: 'paid' | 'discount'): Column<Row> => ({
    name,
    title: coupons[name],
    isNumber: true,
    value: ({ result }) => (result?.orders ? euroCell(result[name]) : null),
    cell: ({ result }) => (result?.orders ? <Euro value={result[name]} /> : '–'),
  })
  return [amount('paid'), amount('discount')]
}

/** As it is live, or as the release has it that begins it. */
function writtenOf({ live, drafts }: Row): WrittenCoupon | null {
  return pieceIfThere<'coupon'>(live ?? drafts[0]?.value)
}
