import { lazy, Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { namesWithin } from '../words/field-name.ts'
import { GateLines } from './gate-lines.tsx'
import { Overfull } from './overfull.tsx'
import { Acts } from './release-acts.tsx'
import { releaseTexts } from './release-text.ts'

const Differences = lazy(() => import('../words/differences.tsx'))
// Its list weighs more than all else of this screen.
const SoldLines = lazy(() => import('./sold-lines.tsx'))

type View = Output<'release-one'>

/** One release: what it changes, what it lacks, what is sold already, and when it goes live. */
export default function Release() {
  const { releaseId = '' } = useParams()
  const answer = useAnswer(
    'release-one',
    { releaseId },
    // Who published at once waits to see it go live.
    {
      isMoving: ({ status, waits, goesLiveAt }) =>
        status === 'planned' && !waits && isDue(goesLiveAt),
    },
  )
  // All of it at once: what differs pushes nothing down that stood there already.
  return (
    <Answered answer={answer}>
      {release => (
        <Suspense fallback={<Waiting />}>
          <Shown release={release} />
        </Suspense>
      )}
    </Answered>
  )
}

function Shown({ release }: { release: View }) {
  const { catalogue, pantry, words } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const { status, goesLiveAt, liveAt, waits, gate, names } = release
  const texts = releaseTexts(lang, { catalogue, words }, names)
  const at = liveAt ?? goesLiveAt
  return (
    <>
      <Title>{release.name}</Title>
      <p className="-mt-3 mb-6 text-lg">
        {catalogue.states[status]}
        {at && <span className="text-muted"> · {formatDateTime(at, lang)}</span>}
      </p>
      {/* What can be done stays in sight beside a long list, where there is room. */}
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,48rem)_18rem]">
        <div className="min-w-0 space-y-6">
          {waits && waits.sold === 0 && (
            <Notice kind="warning" title={catalogue.waitsElse}>
              <Lines
                of={[
                  ...waits.conflicts.map(texts.conflict),
                  ...waits.lacks
                    .map(texts.lack)
                    .map(({ where, says }) => [where, says].filter(Boolean).join(': ')),
                ]}
              />
            </Notice>
          )}
          <Changes release={release} />
          {release.lacks.length > 0 && (
            <Notice kind="warning" title={catalogue.lacks}>
              {[...Map.groupBy(release.lacks.map(texts.lack), ({ of }) => of)].map(
                ([of, lacks]) => (
                  <div key={of} className="not-last:mb-3">
                    <p className="font-medium text-ink">{of}</p>
                    <ul>
                      {lacks.map(({ field, says }) => (
                        <li key={`${field} ${says}`}>
                          {field ? catalogue.lackIn(field, says) : says}
                        </li>
                      ))}
                    </ul>
                  </div>
                ),
              )}
            </Notice>
          )}
          {release.approves.length > 0 && (
            <p className="text-muted">
              {pantry.approves(release.approves.map(piece => texts.thing(piece)).join(', '))}
            </p>
          )}
          {release.conflicts.length > 0 && (
            <Notice kind="warning" title={catalogue.conflicts}>
              <Lines of={release.conflicts.map(texts.conflict)} />
            </Notice>
          )}
          {gate && <Overfull overfull={gate.overfull} />}
          <GateLines release={release} />
          {gate && gate.touched.length > 0 && status === 'draft' && (
            <Suspense>
              <SoldLines touched={gate.touched} allergens={release.allergens} />
            </Suspense>
          )}
        </div>
        {mayCall(roles, 'release-publish') && (
          <div className="lg:sticky lg:top-6">
            <Acts release={release} />
          </div>
        )}
      </div>
    </>
  )
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul className="space-y-1">
      {of.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Changes({ release: { id, changes, status, names } }: { release: View }) {
  const { mails, catalogue, words } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const dropping = useAct('draft-drop')
  const texts = releaseTexts(lang, { catalogue, words }, names)
  if (changes.length === 0)
    return (
      <p className="text-muted">
        {catalogue.empty}{' '}
        <Link to="/dishes" className="link">
          {catalogue.toDishes}
        </Link>
      </p>
    )
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
      {changes.map(({ kind, piece, name, isNew, isGone, fields, changedBy }) => {
        const called = texts.thing({ kind, piece }, name)
        return (
          <li key={`${kind} ${piece}`} className="p-5">
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0">
                <span className="block text-sm text-muted">
                  {catalogue.kinds[kind]} · {changedBy}
                </span>
                {placeOf(kind, piece) && mayCall(roles, callOf(kind)) ? (
                  <Link to={`${placeOf(kind, piece)}?release=${id}`} className="link font-semibold">
                    {called}
                  </Link>
                ) : kind === 'text' && mayCall(roles, 'words-one') ? (
                  <Link to={`/words/${piece}?release=${id}`} className="link font-semibold">
                    {called}
                  </Link>
                ) : (kind === 'dish' || kind === 'ingredient') && mayCall(roles, 'dish-one') ? (
                  <Link
                    to={`/${kind === 'dish' ? 'dishes' : 'ingredients'}/${piece}?release=${id}`}
                    className="link font-semibold"
                  >
                    {called}
                  </Link>
                ) : (
                  <span className="font-semibold">{called}</span>
                )}
                {(isNew || isGone) && (
                  <span className="text-muted">
                    {' '}
                    · {isNew ? catalogue.isNew : catalogue.isGone}
                  </span>
                )}
              </p>
              {status === 'draft' && mayCall(roles, 'draft-drop') && (
                <Button
                  variant="quiet"
                  size="sm"
                  className="shrink-0"
                  aria-label={catalogue.dropOf(called)}
                  onClick={() => dropping.mutate({ releaseId: id, kind, piece })}
                >
                  {catalogue.drop}
                </Button>
              )}
            </div>
            {fields.length > 0 && (
              <div className="mt-3">
                <Differences changes={fields} names={namesWithin({ kind, piece }, names, mails)} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The screen of what is sold on which terms; null: it is another thing. */
function placeOf(kind: string, piece: string): string | null {
  if (kind === 'terms') return '/terms'
  if (kind === 'area') return '/terms/areas'
  if (kind === 'day-limit') return `/calendar/${piece}`
  return kind === 'window' || kind === 'spot' ? '/terms/places' : null
}

function callOf(kind: string): 'kitchen-day-one' | 'places-one' {
  return kind === 'day-limit' ? 'kitchen-day-one' : 'places-one'
}

/** Milliseconds before its instant from which a release is looked at again and again. */
const soon = 30_000

function isDue(goesLiveAt: string | null): boolean {
  return goesLiveAt !== null && Date.parse(goesLiveAt) < Date.now() + soon
}
