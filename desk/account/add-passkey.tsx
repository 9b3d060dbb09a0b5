import { useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { ask, Refused } from '../call.ts'
import { useAct } from '../queries.ts'
import { useRefusalSentence } from '../refusal-sentence.ts'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'

/** The password first; then the browser asks for finger, face or PIN. */
export function AddPasskey({ close }: { close: () => void }) {
  const { account, login } = useWords()
  const sentenceOf = useRefusalSentence()
  const adding = useAct('passkey-create')
  const [name, setName] = useState(account.usualName)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)

  async function add() {
    if (name.trim() === '' || password === '') return
    setBusy(true)
    setWrong(null)
    try {
      await adding.mutateAsync({ name: name.trim(), ...(await registered(password)) })
      close()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setWrong(error instanceof Refused ? sentenceOf(error) : account.stopped)
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={account.add}
      yes={account.addNow}
      act={{ error: null, isPending: busy }}
      submit={() => void add()}
      close={close}
    >
      {wrong && <Notice kind="error">{wrong}</Notice>}
      <TextField
        label={account.name}
        hint={account.nameHint}
        name="name"
        value={name}
        onChange={setName}
        maxLength={60}
        required
      />
      <PasswordField
        show={login.showPassword}
        label={login.password}
        hint={account.passwordHint}
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
    </FormDialog>
  )
}

/** What the browser makes of finger, face or PIN; throws where it or its person gives up. */
async function registered(password: string) {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    ask('passkey-options', { password }),
  ])
  const { id, response } = await startRegistration({ optionsJSON: optionsJSON as never })
  const { clientDataJSON, attestationObject, transports } = response
  return { id, response: { clientDataJSON, attestationObject, transports } }
}
