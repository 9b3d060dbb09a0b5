import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ask, type Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { useEntering } from './entering.ts'

/** The device's own way in, where the browser knows of one. Its code is loaded when it is pressed. */
export function PasskeyLogin({
  opened,
}: {
  opened: (session: Output<'passkey-login'>) => Promise<void>
}) {
  const { login } = useWords()
  const { enter, busy, refused } = useEntering('passkey-login', () => {})
  const [stopped, setStopped] = useState(false)
  if (!('PublicKeyCredential' in window)) return null

  async function press() {
    setStopped(false)
    try {
      const [{ startAuthentication }, optionsJSON] = await Promise.all([
        import('@simplewebauthn/browser'),
        ask('passkey-login-options', {}),
      ])
      const { id, response } = await startAuthentication({ optionsJSON: optionsJSON as never })
      const entered = await enter({ id, response })
      if (entered) await opened(entered)
    } catch (error) {
      // Cancelled, too late, or no passkey for this address: the browser does not say which.
      if (!(error instanceof Error)) throw error
      setStopped(true)
    }
  }

  return (
    <div className="space-y-4">
      <p aria-hidden="true" className="flex items-center gap-3 text-sm text-muted">
        <span className="h-px flex-1 bg-line" />
        {login.or}
        <span className="h-px flex-1 bg-line" />
      </p>
      <Button variant="secondary" size="lg" busy={busy} onClick={press} className="w-full">
        <KeyRound size={20} aria-hidden="true" />
        {login.passkey}
      </Button>
      <p role="alert" className={stopped || refused ? 'text-sm text-error' : 'sr-only'}>
        {refused ?? (stopped && login.passkeyStopped)}
      </p>
    </div>
  )
}
