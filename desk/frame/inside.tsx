import { Navigate, Outlet, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLive } from '../live.ts'
import { Me } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { useRefusalSentence } from '../refusal-sentence.ts'
import { useSession } from '../session.ts'
import { useWords } from '../text/words.ts'
import { Waiting } from '../ui/waiting.tsx'
import { Frame } from './frame.tsx'

/** Shows its content to a logged-in person. Others log in first and come back to the same screen. */
export function Inside() {
  const { session, ended } = useSession()
  const { pathname, search } = useLocation()
  if (session) return <Known />
  const here = pathname + search
  const back = ended === 'by-choice' || here === '/' ? '' : `?back=${encodeURIComponent(here)}`
  return <Navigate replace to={`/login${back}`} />
}

function Known() {
  const { frame } = useWords()
  const sentenceOf = useRefusalSentence()
  useLive()
  const me = useAnswer('staff-me', {}, { every: 60_000 })
  if (me.data)
    return (
      <Me value={me.data}>
        <Frame>
          <Outlet />
        </Frame>
      </Me>
    )
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
