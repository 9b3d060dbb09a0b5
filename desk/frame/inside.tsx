import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { deviceHere } from '../device.ts'
import { useLive } from '../live.ts'
import { Me } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useRefusalSentence } from '../refusal-sentence.ts'
import { useSession } from '../session.ts'
import { loadScreenWords, useWords } from '../text/words.ts'
import { Waiting } from '../ui/waiting.tsx'

async function loadFrame() {
  const [{ Frame }] = await Promise.all([import('./frame.tsx'), loadScreenWords(['find'])])
  return { default: Frame }
}
// At a device of the shop it is not needed, and elsewhere it comes beside the words.
if (!deviceHere()) void loadFrame()
const Frame = lazy(loadFrame)

/** What only a device of the shop shows, with its words. */
const Lock = lazy(async () => {
  const [shown] = await Promise.all([import('../devices/lock.tsx'), loadScreenWords(['device'])])
  return shown
})
const FaceFrame = lazy(async () => {
  const words = loadScreenWords(['device', 'outbox'])
  const [shown] = await Promise.all([import('../devices/face-frame.tsx'), words])
  return shown
})

/** Shows its content to a logged-in person. Others log in first and come back to the same screen. */
export function Inside() {
  const { session, ended } = useSession()
  const { pathname, search } = useLocation()
  if (session) return <Known />
  if (deviceHere())
    return (
      <Suspense fallback={<Waiting />}>
        <Lock />
      </Suspense>
    )
  const here = pathname + search
  const back = ended === 'by-choice' || here === '/' ? '' : `?back=${encodeURIComponent(here)}`
  return <Navigate replace to={`/login${back}`} />
}

function Known() {
  const { frame } = useWords()
  const sentenceOf = useRefusalSentence()
  useLive()
  const me = useAnswer('staff-me', {}, { every: 60_000 })
  if (me.data) {
    const Around = me.data.device ? FaceFrame : Frame
    return (
      <Me value={me.data}>
        <Suspense fallback={<Waiting />}>
          <Around>
            <Outlet />
          </Around>
        </Suspense>
      </Me>
    )
  }
  return (
    <main className="mx-auto w-full max-w-xl px-5 py-16">
      {me.error ? (
        <Notice
          kind="error"
          action={
            <Button size="sm" variant="secondary" onClick={() => me.refetch()}>
              {frame.again}
            </Button>
          }
        >
          {sentenceOf(me.error)}
        </Notice>
      ) : (
        <Waiting />
      )}
    </main>
  )
}
