import { euroCell } from '#shop/csv.ts'
import type { WrittenCoupon } from '#shop/publishing/coupon-form.ts'
import { couponState } from '#shop/publishing/coupon-state.ts'
import { pieceIfThere } from '#shop/publishing/piece-value.ts'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import type { Column } from '../ui/list.tsx'
import { Benefit } from './benefit.tsx'
import { Uses } from './uses.tsx'

export type Row = Output<'coupon-collection'>['coupons'][number]

export function useColumns(today: string, results: readonly Column<Row>[]): readonly Column<Row>[] {
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
export function useResultColumns(): readonly Column<Row>[] {
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
export function writtenOf({ live, drafts }: Row): WrittenCoupon | null {
  return pieceIfThere<'coupon'>(live ?? drafts[0]?.value)
}
