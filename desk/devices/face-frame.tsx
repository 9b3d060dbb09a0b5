import UserRound from 'lucide-react/icons/user-round'
import { type ReactNode, useEffect, useState } from 'react'
import { NavLink } from 'react-router'
import { facesFor } from '#shop/people/device.ts'
import { Notice } from '#ui/notice.tsx'
import { ActAnnouncement } from '../announcement.tsx'
import { ask } from '../call.ts'
import { Brand } from '../frame/brand.tsx'
import { useMe } from '../me.ts'
import { sendRest } from '../outbox/outbox.ts'
import { isOnTheWay } from '../queries.ts'
import { endSession } from '../session.ts'
import { useWords } from '../text/words.ts'
import { useMorning } from './morning.ts'
import { beginOffline } from './offline.ts'
import { forgetTouch, useQuiet } from './quiet.ts'

/** The room at a device of the shop: its faces, and who is there. */
export default function FaceFrame({ children }: { children: ReactNode }) {
  const { device: words } = useWords()
  const { id } = useMe()
  const [isStuck, setStuck] = useState(false)
  const quiet = useQuiet()
  useMorning()
  useEffect(beginOffline, [])
  const change = async () => {
    const isOut = await lock(id)
    setStuck(!isOut)
    if (isOut) forgetTouch()
    else quiet.end()
  }
  return (
    <>
      <div inert={quiet.isQuiet}>
        <Head change={change} />
        <main className="px-4 pt-5 pb-16 outline-none sm:px-6">
          {isStuck && (
            <div className="mb-4">
              <Notice kind="warning">{words.noChange}</Notice>
            </div>
          )}
          {children}
        </main>
        <ActAnnouncement />
      </div>
      {quiet.isQuiet && <Curtain touch={change} />}
    </>
  )
}

function Head({ change }: { change: () => void }) {
  const { device: words, frame } = useWords()
  const { name, roles, device } = useMe()
  const mine = facesFor(device?.faces ?? [], roles)
  return (
    <header className="sticky top-0 z-20 flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-page px-4 py-1.5 sm:px-6 print:hidden">
      {mine.length > 1 ? (
        <nav aria-label={words.screens} className="flex flex-wrap gap-1">
          {mine.map(face => (
            <NavLink
              key={face}
              to={`/${face}`}
              className="flex min-h-14 items-center rounded-field px-4 text-lg font-semibold hover:bg-basil-soft focus-visible:rounded-field aria-[current]:bg-basil-soft aria-[current]:text-basil"
            >
              {frame.screens[face]}
            </NavLink>
          ))}
        </nav>
      ) : (
        <span className="max-sm:hidden">
          <Brand />
        </span>
      )}
      <button
        type="button"
        onClick={change}
        className="-mx-3 flex min-h-14 items-center gap-2 rounded-field px-3 text-lg max-sm:flex-1 hover:bg-basil-soft focus-visible:rounded-field"
      >
        <UserRound size={24} aria-hidden="true" className="text-basil" />
        <span className="sr-only">{words.here}</span>
        <span className="font-semibold">{name}</span>
        <span className="text-base text-basil underline underline-offset-4">{words.change}</span>
      </button>
    </header>
  )
}

/** The screen stays readable from afar; the next touch asks who is there. */
function Curtain({ touch }: { touch: () => void }) {
  const { device: words } = useWords()
  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: Enter and Space end it as a touch does
      autoFocus
      onClick={touch}
      className="fixed inset-0 z-50 flex items-end justify-center p-6 print:hidden"
    >
      <span className="rounded-card bg-ink px-6 py-4 text-xl font-semibold text-page shadow-raised">
        {words.quiet}
      </span>
    </button>
  )
}

/** Sends what waits and ends the session. false: the shop was not reached, and the person stays. */
async function lock(staff: string): Promise<boolean> {
  try {
    await sendRest(staff)
    await ask('staff-logout', {})
  } catch (error) {
    if (error instanceof Error && isOnTheWay(error)) return false
  }
  endSession('by-choice')
  return true
}
