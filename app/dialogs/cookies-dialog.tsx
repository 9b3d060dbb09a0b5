import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useConfig } from '../config.ts'
import {
  allOf,
  type Consent,
  type Purpose,
  purposesAsked,
  readConsent,
  saveConsent,
} from '../consent/consent.ts'
import { type DialogProps, Overlay } from '../dialog/overlay.tsx'
import { useConsentWords } from '../text/consent-words.ts'
import { toast } from '../toast.ts'
import { Link } from '../ui/link.tsx'

/** Shows what the shop may keep and measure; the visitor can change it at any time. */
export default function CookiesDialog({ open, close }: DialogProps) {
  const words = useConsentWords()
  const asked = purposesAsked(useConfig())
  return (
    <Overlay
      open={open}
      close={close}
      title={words.dialogTitle}
      end={
        asked.length === 0 && (
          <Button onClick={close} className="w-full">
            {words.close}
          </Button>
        )
      }
    >
      <div className="rounded-card border border-line bg-card p-4">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="font-semibold">{words.necessary}</h3>
          <span className="text-sm text-muted">{words.always}</span>
        </div>
        <p className="mt-1 text-sm text-muted">{words.necessaryText}</p>
      </div>
      {asked.length > 0 ? (
        <Choices key={String(open)} asked={asked} close={close} />
      ) : (
        <p className="mt-4">{words.nothing}</p>
      )}
      <Link
        to="/terms-and-conditions/cookies"
        className="mt-3 inline-flex min-h-11 items-center font-medium text-basil underline underline-offset-4"
      >
        {words.policy}
      </Link>
    </Overlay>
  )
}

/** Every box is empty until the visitor ticks it. */
function Choices({ asked, close }: { asked: readonly Purpose[]; close: () => void }) {
  const words = useConsentWords()
  const [allowed, setAllowed] = useState<Consent>(() => ({
    ...allOf(asked, false),
    ...readConsent(),
  }))

  function save(choice: Consent) {
    saveConsent(choice)
    toast('success', words.saved)
    close()
  }

  return (
    <>
      {asked.map(purpose => (
        <label
          key={purpose}
          className="mt-3 flex gap-4 rounded-card border border-line bg-card p-4 has-focus-visible:outline-3 has-focus-visible:outline-basil"
        >
          <span className="flex-1">
            <span className="block font-semibold">{words[purpose]}</span>
            <span className="mt-1 block text-sm text-muted">{words[`${purpose}Text`]}</span>
          </span>
          <input
            type="checkbox"
            checked={allowed[purpose] ?? false}
            onChange={event => setAllowed({ ...allowed, [purpose]: event.target.checked })}
            className="mt-0.5 size-6 shrink-0 accent-basil"
          />
        </label>
      ))}
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button onClick={() => save(allOf(asked, false))}>{words.reject}</Button>
        <Button onClick={() => save(allOf(asked, true))}>{words.accept}</Button>
        <Button variant="secondary" className="col-span-2" onClick={() => save(allowed)}>
          {words.save}
        </Button>
      </div>
    </>
  )
}
