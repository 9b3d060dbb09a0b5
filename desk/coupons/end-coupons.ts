import { useRef } from 'react'
import type { Json } from '#shop/merge/merge.ts'
import { couponState, endedCoupon } from '#shop/publishing/coupon-state.ts'
import { pieceValue } from '#shop/publishing/piece-value.ts'
import { ask, type Output, Refused } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import type { BulkAct } from '../ui/bulk/bulk-act.ts'

type Row = Output<'coupon-collection'>['coupons'][number]
type Into = { readonly releaseId: string } | { readonly name: string }

const anew = 'new'

/** Ends coupons: each is a draft and a deed of its own, all of them in one release. */
export function useEndCoupons(today: string): BulkAct<Row> {
  const { coupons, catalogue } = useWords()
  const releases = useAnswer('release-collection', {})
  const begun = useRef<string | null>(null)
  const open = (releases.data ?? []).filter(({ status }) => status === 'draft')

  async function write(row: Row, into: Into, requestId: string) {
    const releaseId = 'releaseId' in into ? into.releaseId : null
    const ownDraft = row.drafts.find(draft => draft.releaseId === releaseId)
    const seen: Json = ownDraft ? ownDraft.value : row.live
    const value = endedCoupon(pieceValue<'coupon'>(seen), today)
    const drafts = [{ kind: 'coupon' as const, piece: row.id, seen, value }]
    const written = await ask('drafts-write', { into, drafts, ...{ requestId } })
    begun.current = written.releaseId
  }

  /** A release that was begun here may have been published meanwhile: then another one is begun. */
  async function writeAnew(row: Row, requestId: string) {
    const name = coupons.ending
    if (begun.current === null) return write(row, { name }, requestId)
    return write(row, { releaseId: begun.current }, requestId).catch(error => {
      const isGone =
        error instanceof Refused && ['release-not-draft', 'release-not-found'].includes(error.code)
      if (!isGone) throw error
      return write(row, { name }, requestId)
    })
  }

  return {
    call: 'drafts-write',
    title: coupons.stop,
    leftOut: row => leftOut(row, today, coupons.states),
    choice: {
      label: catalogue.into,
      empty: coupons.chooseRelease,
      options: [
        { value: anew, label: `${catalogue.begin}: ${coupons.ending}` },
        ...open.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    run: (row, { text, request: { requestId } }) =>
      text === anew ? writeAnew(row, requestId) : write(row, { releaseId: text }, requestId),
  }
}

function leftOut(
  { live, uses }: Row,
  today: string,
  states: Readonly<Record<ReturnType<typeof couponState> | 'draft', string>>,
): string | null {
  if (!live) return states.draft
  const state = couponState(pieceValue<'coupon'>(live), uses, today)
  return state === 'runs' || state === 'ahead' ? null : states[state]
}
