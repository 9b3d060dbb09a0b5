import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { mayCall } from '#shop/staff-room/calls.ts'
import type { Json } from '#shop/staff-room/merge.ts'
import { useLanguage } from '../../app/text/language.ts'
import { Button } from '../../app/ui/button.tsx'
import { TextField } from '../../app/ui/field.tsx'
import { Notice } from '../../app/ui/notice.tsx'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { Title } from '../ui/title.tsx'
import { GateLines } from './gate-lines.tsx'
import { SoldLines } from './sold-lines.tsx'
import { plainNumber } from './written.ts'

type View = Output<'release-one'>

/** One release: what it changes, what it lacks, what is sold already, and when it goes live. */
export default function Release() {
  const { releaseId = '' } = useParams()
  const answer = useAnswer('release-one', { releaseId })
  return <Answered answer={answer}>{release => <Shown release={release} />}</Answered>
}

function Shown({ release }: { release: View }) {
  const { offer } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const { status, goesLiveAt, liveAt, waits, gate } = release
  const at = liveAt ?? goesLiveAt
  return (
    <>
      <Title>{release.name}</Title>
      <p className="-mt-3 mb-6 text-lg">
        {offer.states[status]}
        {at && <span className="text-muted"> · {formatDateTime(at, lang)}</span>}
      </p>
      <div className="max-w-3xl space-y-6">
        {waits && waits.sold === 0 && (
          <Notice kind="warning" title={offer.waitsElse}>
            {[...waits.conflicts, ...waits.problems].join(' · ')}
          </Notice>
        )}
        <Changes release={release} />
        {release.lacks.length > 0 && (
          <Notice kind="warning" title={offer.lacks}>
            <ul className="space-y-1">
              {release.lacks.map(({ file, field, says }) => (
                <li key={`${file} ${field} ${says}`}>
                  <span className="font-medium text-ink">{field}</span> {says}{' '}
                  <span className="text-sm">{file}</span>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {release.conflicts.length > 0 && (
          <Notice kind="warning" title={offer.conflicts}>
            {release.conflicts.join(' · ')}
          </Notice>
        )}
        <GateLines release={release} />
        {gate && (
          <SoldLines gate={gate} allergens={release.allergens} isNoted={status !== 'draft'} />
        )}
        {mayCall(roles, 'release-publish') && <Acts release={release} />}
      </div>
    </>
  )
}

function Changes({ release: { id, changes, status } }: { release: View }) {
  const { offer } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const dropping = useAct('draft-drop')
  if (changes.length === 0)
    return (
      <p className="text-muted">
        {offer.empty}{' '}
        <Link to="/dishes" className="link">
          {offer.toDishes}
        </Link>
      </p>
    )
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
      {changes.map(({ kind, piece, name, isNew, isGone, fields, changedBy }) => {
        const called = name?.[lang] ?? piece
        return (
          <li key={`${kind} ${piece}`} className="p-5">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <p>
                <span className="block text-sm text-muted">{offer.kinds[kind]}</span>
                {kind === 'dish' && mayCall(roles, 'dish-one') ? (
                  <Link to={`/dishes/${piece}?release=${id}`} className="link font-semibold">
                    {called}
                  </Link>
                ) : (
                  <span className="font-semibold">{called}</span>
                )}
                {(isNew || isGone) && (
                  <span className="text-muted"> · {isNew ? offer.isNew : offer.isGone}</span>
                )}
              </p>
              {status === 'draft' && mayCall(roles, 'draft-drop') && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={offer.dropOf(called)}
                  onClick={() => dropping.mutate({ releaseId: id, kind, piece })}
                >
                  {offer.drop}
                </Button>
              )}
            </div>
            <ul className="mt-2 space-y-1 tabular-nums">
              {fields.map(({ field, from, to }) => (
                <li key={field}>
                  <span className="text-muted">{field}</span>{' '}
                  <s className="text-muted">{shown(from, lang) || offer.nothing}</s>{' '}
                  <span aria-hidden="true">→</span>{' '}
                  <span className="font-medium">{shown(to, lang) || offer.nothing}</span>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-muted">{changedBy}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** Amounts of portions stand beside each other, the smallest first. */
function shown(value: Json, lang: Language): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'object')
    return Object.values(value)
      .map(one => shown(one, lang))
      .join(' · ')
  return typeof value === 'number' ? plainNumber(value, lang) : String(value)
}

function Acts({ release: { id, status, gate, changes, lacks } }: { release: View }) {
  const { offer } = useWords()
  const navigate = useNavigate()
  const [at, setAt] = useState('')
  const publishing = useAct('release-publish')
  const undoing = useAct('release-undo')
  const reverting = useAct('release-revert')
  const deleting = useAct('release-delete')
  const isTouched = (gate?.touched.length ?? 0) > 0
  const error = publishing.error ?? undoing.error ?? reverting.error ?? deleting.error
  return (
    <div className="space-y-4">
      {status === 'draft' && changes.length > 0 && (
        <div className="max-w-xs">
          <TextField
            name="at"
            type="datetime-local"
            label={offer.at}
            hint={offer.atHint}
            value={at}
            onChange={setAt}
          />
        </div>
      )}
      <Refusal of={error} />
      <div className="flex flex-wrap gap-3">
        {status === 'draft' && changes.length > 0 && lacks.length === 0 && (
          <Button
            busy={publishing.isPending}
            onClick={() =>
              publishing.mutate({
                releaseId: id,
                at: at || null,
                ...(isTouched && { seen: gate?.seen }),
              })
            }
          >
            {isTouched ? offer.gateSeen : offer.publish}
          </Button>
        )}
        {status === 'draft' && (
          <Button
            variant="quiet"
            className="text-error!"
            onClick={() =>
              deleting.mutate({ releaseId: id }, { onSuccess: () => navigate('/releases') })
            }
          >
            {offer.throwAway}
          </Button>
        )}
        {status === 'planned' && (
          <Button
            variant="secondary"
            busy={undoing.isPending}
            onClick={() => undoing.mutate({ releaseId: id })}
          >
            {offer.undo}
          </Button>
        )}
        {status === 'live' && (
          <Button
            variant="secondary"
            busy={reverting.isPending}
            onClick={() =>
              reverting.mutate(
                { releaseId: id },
                { onSuccess: made => navigate(`/releases/${made.id}`) },
              )
            }
          >
            {offer.revert}
          </Button>
        )}
      </div>
    </div>
  )
}
