import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import type { Names } from '#shop/lack/lack-text.ts'
import { fieldChanges, type Json } from '#shop/merge/merge.ts'
import type { Piece } from '#shop/publishing/release.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'

const Differences = lazy(() => import('./differences.tsx'))

/** Who changed a thing, when that went live, what differs, and the way back to it. */
export function History({
  kind,
  piece,
  take,
  names,
}: Piece & {
  take: (value: Json) => void
  names: Names
}) {
  const { words } = useWords()
  const answer = useAnswer('piece-history', { kind, piece })
  const [isTaken, setTaken] = useState(false)
  const taking = (value: Json) => {
    take(value)
    setTaken(true)
  }
  return (
    <Answered answer={answer}>
      {versions =>
        versions.length === 0 ? (
          <p className="text-muted">{words.noHistory}</p>
        ) : (
          <>
            <p role="status" className="mb-3 text-success">
              {isTaken && words.taken}
            </p>
            <ol className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
              {versions.map(version => (
                <li key={version.releaseId} className="p-5">
                  <Version of={version} names={names} take={taking} />
                </li>
              ))}
            </ol>
          </>
        )
      }
    </Answered>
  )
}

function Version({
  of: { releaseId, releaseName, liveAt, changedBy, before, after },
  names,
  take,
}: {
  of: Output<'piece-history'>[number]
  names: Names
  take: (value: Json) => void
}) {
  const { words } = useWords()
  const lang = useLanguage()
  return (
    <>
      <p className="mb-3">
        <span className="font-semibold">{changedBy}</span>{' '}
        <span className="text-muted">{formatDateTime(liveAt, lang)} · </span>
        <Link to={`/releases/${releaseId}`} className="link">
          {releaseName}
        </Link>
      </p>
      <Suspense>
        <Differences changes={fieldChanges(before, after)} names={names} />
      </Suspense>
      <div className="mt-4 flex flex-wrap gap-2">
        {before !== null && (
          <Button size="sm" variant="secondary" onClick={() => take(before)}>
            {words.restore}
          </Button>
        )}
        {after !== null && (
          <Button size="sm" variant="quiet" onClick={() => take(after)}>
            {words.take}
          </Button>
        )}
      </div>
    </>
  )
}
