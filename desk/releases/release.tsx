import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { Changes, type View } from './changes.tsx'
import { GateLines } from './gate-lines.tsx'
import { Overfull } from './overfull.tsx'
import { Acts } from './release-acts.tsx'
import { releaseTexts } from './release-text.ts'

// Its list weighs more than all else of this screen.
const SoldLines = lazy(() => import('./sold-lines.tsx'))

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
          {release.lacks.length > 0 && <Lacks lacks={release.lacks.map(texts.lack)} />}
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

type LacksProps = { readonly lacks: readonly ReturnType<ReturnType<typeof releaseTexts>['lack']>[] }

/** What keeps the release from going live, thing by thing. */
function Lacks({ lacks }: LacksProps) {
  const { catalogue } = useWords()
  return (
    <Notice kind="warning" title={catalogue.lacks}>
      {[...Map.groupBy(lacks, ({ of }) => of)].map(([of, own]) => (
        <div key={of} className="not-last:mb-3">
          <p className="font-medium text-ink">{of}</p>
          <ul>
            {own.map(({ field, says }) => (
              <li key={`${field} ${says}`}>{field ? catalogue.lackIn(field, says) : says}</li>
            ))}
          </ul>
        </div>
      ))}
    </Notice>
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

/** Milliseconds before its instant from which a release is looked at again and again. */
const soon = 30_000

function isDue(goesLiveAt: string | null): boolean {
  return goesLiveAt !== null && Date.parse(goesLiveAt) < Date.now() + soon
}
