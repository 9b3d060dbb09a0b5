import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { couponKey } from '#shop/coupon/coupon.ts'
import { isSame, type Json } from '#shop/merge/merge.ts'
import { type CouponForm, couponForm, couponIdFor, couponIn } from '#shop/publishing/coupon-form.ts'
import { couponState, stopped } from '#shop/publishing/coupon-state.ts'
import { pieceIfThere, pieceValue } from '#shop/publishing/piece-value.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useAnswer } from '../queries.ts'
import { SaveAll, useRelease } from '../releases/save-all.tsx'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { CouponFields } from './coupon-fields.tsx'
import { Result, type Row, type View } from './coupon-result.tsx'

/** One coupon: its rules as a draft of a release, and what came of it. */
export default function Coupon() {
  const { id = '' } = useParams()
  const { coupons } = useWords()
  const answer = useAnswer('coupon-collection', {})
  return (
    <Answered answer={answer}>
      {view => {
        const row = view.coupons.find(one => one.id === id) ?? null
        if (!row && id !== 'new') return <p>{coupons.notHere}</p>
        return <Editor key={id} row={row} view={view} />
      }}
    </Answered>
  )
}

function Editor({ row, view }: { row: Row | null; view: View }) {
  const { coupons } = useWords()
  const lang = useLanguage()
  const { releaseId } = useRelease()
  const navigate = useNavigate()
  const ownDraft = row?.drafts.find(draft => draft.releaseId === releaseId)
  const seen: Json = ownDraft ? ownDraft.value : (row?.live ?? null)
  const base = pieceIfThere<'coupon'>(seen)
  const [typed, setTyped] = useState<CouponForm | null>(null)
  const form = typed ?? couponForm(base)
  const { value, wrong } = couponIn(form, base)
  const id = row?.id ?? couponIdFor(form.code)
  const others = view.coupons.filter(other => other.id !== row?.id)
  const isTaken = others.some(
    other => other.id === id || couponKey(codeOf(other)) === couponKey(form.code),
  )
  const isChanged = typed !== null && wrong.size === 0 && !isTaken && !isSame(seen, value)
  const state = row?.live
    ? couponState(pieceValue<'coupon'>(row.live), row.uses, view.today)
    : 'draft'
  const title = base?.code ?? coupons.create
  return (
    <>
      <Title>{title}</Title>
      {row && (
        <p className="-mt-4 mb-6 text-lg">
          {coupons.states[state]}
          {base && <span className="text-muted"> · {base.name?.[lang]}</span>}
        </p>
      )}
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <CouponFields
          form={form}
          change={setTyped}
          wrong={typed ? wrong : new Set()}
          isTaken={typed !== null && isTaken}
          isNew={!row}
        />
        <div className="space-y-8">
          {row && <Result row={row} most={base?.uses} />}
          {(state === 'runs' || state === 'ahead') && (
            <Stop stop={() => setTyped(stopped(form, view.today))} />
          )}
          <SaveAll
            title={`${coupons.coupon} ${form.code.trim()}`.trim()}
            pieces={isChanged ? [{ kind: 'coupon', piece: id, seen, value }] : []}
            done={({ piece }) => {
              setTyped(null)
              const { search } = location
              if (!row) navigate(`/coupons/${piece}${search}`, { replace: true })
            }}
          />
        </div>
      </div>
    </>
  )
}

function Stop({ stop }: { stop: () => void }) {
  const { coupons } = useWords()
  return (
    <div>
      <Button variant="danger" size="sm" onClick={stop}>
        {coupons.stop}
      </Button>
      <p className="mt-2 text-sm text-muted">{coupons.stopText}</p>
    </div>
  )
}

function codeOf({ live, drafts }: Row): string {
  return pieceIfThere<'coupon'>(live ?? drafts[0]?.value)?.code ?? ''
}
