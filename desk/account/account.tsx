import { useMutation } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ask, type Refused } from '../call.ts'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { leaveBy } from '../session.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { Title } from '../ui/title.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { DropPasskey, type Passkey, Passkeys } from './passkeys.tsx'
import { SetPin } from './set-pin.tsx'

type Open = { readonly what: 'add' | 'pin' } | { readonly what: 'drop'; passkey: Passkey }

/** What a person settles alone: passkeys, the PIN for devices of the shop, and an end to all sessions. */
export default function Account() {
  const { account } = useWords()
  const { email } = useMe()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const [hasSetPin, setSetPin] = useState(false)
  return (
    <>
      <Title>{account.title}</Title>
      <p className="-mt-4 mb-8 text-muted">{email}</p>
      <OwnPasskeys
        add={() => setOpen({ what: 'add' })}
        drop={passkey => setOpen({ what: 'drop', passkey })}
      />
      <section aria-labelledby="pin" className="mb-10">
        <h2 id="pin" className="mb-2 text-xl">
          {account.pin}
        </h2>
        <p className="mb-4 max-w-prose text-muted">{account.pinText}</p>
        <Button variant="secondary" onClick={() => setOpen({ what: 'pin' })}>
          {account.setPin}
        </Button>
        <p role="status" className="mt-3 text-basil">
          {hasSetPin && account.pinIsSet}
        </p>
      </section>
      <section aria-labelledby="sessions">
        <h2 id="sessions" className="mb-2 text-xl">
          {account.sessions}
        </h2>
        <p className="mb-4 max-w-prose text-muted">{account.sessionsText}</p>
        <Everywhere />
      </section>
      {open?.what === 'add' && <AddPasskey close={close} />}
      {open?.what === 'pin' && (
        <SetPin
          close={close}
          done={() => {
            setSetPin(true)
            close()
          }}
        />
      )}
      {open?.what === 'drop' && <DropPasskey passkey={open.passkey} close={close} />}
    </>
  )
}

function OwnPasskeys({ add, drop }: { add: () => void; drop: (passkey: Passkey) => void }) {
  const { account } = useWords()
  const answer = useAnswer('passkey-collection', {})
  const canAdd = 'PublicKeyCredential' in window
  return (
    <section aria-labelledby="passkeys" className="mb-10">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="passkeys" className="text-xl">
          {account.passkeys}
        </h2>
        {canAdd && (
          <Button size="sm" onClick={add}>
            <Plus size={18} aria-hidden="true" />
            {account.add}
          </Button>
        )}
      </div>
      <p className="mb-4 max-w-prose text-muted">{account.passkeysText}</p>
      <Answered answer={answer} rows={1}>
        {rows => <Passkeys rows={rows} drop={drop} />}
      </Answered>
    </section>
  )
}

/** The other sessions end only if the server hears of it, so this one waits for that. */
function Everywhere() {
  const { account } = useWords()
  const leaving = useMutation<unknown, Refused>({
    mutationFn: () => leaveBy(() => ask('staff-logout-all', {})),
  })
  return (
    <div className="space-y-3">
      <Refusal of={leaving.error} />
      <Button variant="danger" busy={leaving.isPending} onClick={() => leaving.mutate()}>
        {account.everywhere}
      </Button>
    </div>
  )
}
