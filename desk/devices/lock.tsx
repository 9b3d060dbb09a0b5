import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { ask, type Output, type Refused } from '../call.ts'
import { deviceHere, leaveDevice } from '../device.ts'
import { Brand } from '../frame/brand.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { useOutbox } from '../outbox/outbox.ts'
import { useAnswer } from '../queries.ts'
import { openSession } from '../session.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Keypad } from '../ui/keypad.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { Title } from '../ui/title.tsx'
import { keepTouch } from './quiet.ts'

type Worker = Output<'device-one'>['people'][number]

/** What a device of the shop shows until a person has chosen their name and typed their PIN. */
export default function Lock() {
  const { device: words } = useWords()
  const [worker, setWorker] = useState<Worker | null>(null)
  const answer = useAnswer('device-one', {}, { every: 60_000 })
  const unsent = useOutbox().filter(({ no }) => no === undefined).length
  if (answer.error?.code === 'device-not-known') return <Gone />
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col px-4 py-6 sm:px-8 sm:py-10">
      <div className="mb-8 flex items-center justify-between gap-3">
        <p>
          <Brand />
        </p>
        <LanguageSwitch />
      </div>
      <p className="text-lg text-muted">{deviceHere()?.name}</p>
      <Title key={worker?.id}>{worker ? words.pinOf(worker.name) : words.who}</Title>
      {unsent > 0 && (
        <div className="mb-4">
          <Notice kind="warning">{words.unsentOf(unsent)}</Notice>
        </div>
      )}
      {worker ? (
        <Pin worker={worker} back={() => setWorker(null)} sentAway={() => void answer.refetch()} />
      ) : (
        <Answered answer={answer}>
          {({ people }) => <People people={people} choose={setWorker} />}
        </Answered>
      )}
    </main>
  )
}

function People({
  people,
  choose,
}: {
  people: readonly Worker[]
  choose: (worker: Worker) => void
}) {
  const { device: words, frame } = useWords()
  if (people.length === 0)
    return (
      <Notice kind="info" title={words.nobody}>
        {words.nobodyText}
      </Notice>
    )
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {people.map(worker => (
        <li key={worker.id}>
          <button
            type="button"
            onClick={() => choose(worker)}
            className="min-h-20 w-full rounded-card border border-edge bg-card px-5 py-3 text-start hover:border-basil hover:bg-basil-soft focus-visible:rounded-card"
          >
            <span className="block text-xl font-semibold">{worker.name}</span>
            <span className="block text-muted">
              {worker.faces.map(face => frame.screens[face]).join(', ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Pin({
  worker,
  back,
  sentAway,
}: {
  worker: Worker
  back: () => void
  sentAway: () => void
}) {
  const { device: words } = useWords()
  const entering = useMutation<Output<'device-login'>, Refused, string>({
    mutationFn: pin => ask('device-login', { staffId: worker.id, pin }),
    onSuccess: session => {
      keepTouch()
      openSession(session)
    },
    onError: ({ code }) => {
      if (code === 'device-not-known') sentAway()
    },
  })
  return (
    <div className="mx-auto w-full max-w-sm">
      <Refusal of={entering.error} />
      <Keypad isBusy={entering.isPending} full={pin => entering.mutate(pin)} />
      <button
        type="button"
        onClick={back}
        className="mt-4 min-h-14 w-full rounded-field text-lg font-semibold text-basil hover:bg-basil-soft focus-visible:rounded-field"
      >
        {words.another}
      </button>
    </div>
  )
}

/** The device was sent away: it is a browser like any other again. */
function Gone() {
  const { device: words } = useWords()
  const leave = () => {
    leaveDevice()
    void endOffline()
  }
  const link = 'flex min-h-14 items-center font-semibold text-basil underline underline-offset-4'
  return (
    <main className="mx-auto w-full max-w-lg px-4 py-16">
      <Title>{words.gone}</Title>
      <p>{words.goneText}</p>
      <Link to="/device" onClick={leave} className={`mt-4 ${link}`}>
        {words.newCode}
      </Link>
      <Link to="/login" onClick={leave} className={link}>
        {words.login}
      </Link>
    </main>
  )
}

/** Of a device that was sent away: nothing of the room stays on it. */
async function endOffline(): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration('/desk'))?.unregister()
  if (!('caches' in window)) return
  for (const name of await caches.keys()) if (name.startsWith('desk-')) await caches.delete(name)
}
