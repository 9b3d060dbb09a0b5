import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deviceEnterForm } from '#shop/people/device-forms.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { ask, Refused } from '../call.ts'
import { becomeDevice } from '../device.ts'
import { Doorway } from '../login/doorway.tsx'
import { endSession, secretHere } from '../session.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'

/** A tablet or a phone becomes one of the shop's, by the code that a manager made. */
export function Enter() {
  const { device: words } = useWords()
  const navigate = useNavigate()
  const { field, submit } = useForm(deviceEnterForm, { code: '' })
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)

  async function enter({ code }: { code: string }) {
    setBusy(true)
    setRefused(null)
    try {
      const device = await ask('device-enter', { code })
      // A manager who was logged in here is not any more.
      if (secretHere()) await ask('staff-logout', {}).catch(() => {})
      endSession('by-choice')
      becomeDevice(device)
      await navigate('/', { replace: true })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setRefused(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Doorway title={words.enter} text={words.enterText}>
      <form noValidate onSubmit={submit(enter)} className="space-y-5">
        <Refusal of={refused} />
        <TextField
          {...field('code')}
          label={words.code}
          hint={words.codeHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          spellCheck={false}
          required
        />
        <Button type="submit" size="lg" busy={busy} className="w-full">
          {words.enterNow}
        </Button>
      </form>
    </Doorway>
  )
}
