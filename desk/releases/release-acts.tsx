import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { Output } from '../call.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { DayField, TimeField } from '../ui/day-field.tsx'
import { Refusal } from '../ui/refusal.tsx'

const AskFirst = lazy(() => import('./ask-first.tsx'))

type View = Output<'release-one'>

/** What may be done with a release as it is now; what cannot be taken back asks first. */
export function Acts({ release: { id, name, status, gate, changes, lacks } }: { release: View }) {
  const { catalogue } = useWords()
  const navigate = useNavigate()
  const [at, setAt] = useState('')
  const [asked, setAsked] = useState<'undo' | 'delete' | null>(null)
  const publishing = useAct('release-publish')
  const reverting = useAct('release-revert')
  const isTouched = gate !== null && gate.touched.length + gate.overfull.length > 0
  const mayPublish = status === 'draft' && changes.length > 0 && lacks.length === 0
  const error = publishing.error ?? reverting.error
  const revert = () =>
    reverting.mutate({ releaseId: id }, { onSuccess: made => navigate(`/releases/${made.id}`) })
  return (
    <div className="space-y-4">
      {mayPublish && <Instant at={at} setAt={setAt} />}
      <Refusal of={error} />
      <div className="flex flex-wrap gap-3">
        {mayPublish && (
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
            {isTouched ? catalogue.gateSeen : catalogue.publish}
          </Button>
        )}
        {status === 'draft' && (
          <Button variant="quiet" className="text-error!" onClick={() => setAsked('delete')}>
            {catalogue.throwAway}
          </Button>
        )}
        {status === 'planned' && (
          <Button variant="secondary" onClick={() => setAsked('undo')}>
            {catalogue.undo}
          </Button>
        )}
        {status === 'live' && (
          <Button variant="secondary" busy={reverting.isPending} onClick={revert}>
            {catalogue.revert}
          </Button>
        )}
      </div>
      {asked && (
        <Suspense fallback={null}>
          <AskFirst what={asked} release={{ id, name }} close={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** When it goes live; nothing typed: at once. */
function Instant({ at, setAt }: { at: string; setAt: (at: string) => void }) {
  const { catalogue } = useWords()
  const [day = '', time = '00:00'] = at ? at.split('T') : []
  return (
    <div className="flex max-w-lg flex-wrap items-start gap-5">
      <DayField
        name="at"
        label={catalogue.at}
        hint={catalogue.atHint}
        value={day}
        onChange={day => setAt(day && `${day}T${time}`)}
      />
      {day && (
        <TimeField
          name="time"
          label={catalogue.atTime}
          value={time}
          onChange={time => setAt(`${day}T${time || '00:00'}`)}
        />
      )}
    </div>
  )
}
