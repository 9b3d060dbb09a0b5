import { useState } from 'react'
import { useConfig } from '../config.ts'
import { readConsent, saveConsent } from '../consent/consent.ts'
import { consentWords } from '../consent/words.ts'
import { useLanguage } from '../text/words.ts'
import { toast } from '../toast.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import type { DialogProps } from './dialogs.tsx'
import { Overlay } from './overlay.tsx'

/** What may be kept and measured, to be changed at any time. */
export default function CookiesDialog({ open, close }: DialogProps) {
  const words = consentWords[useLanguage()]
  const { analytics } = useConfig()
  return (
    <Overlay
      open={open}
      close={close}
      title={words.dialogTitle}
      end={
        !analytics && (
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
        <p className="mt-1 text-[0.9375rem] text-muted">{words.necessaryText}</p>
      </div>
      {analytics ? (
        <Choices key={String(open)} close={close} />
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

/** Nothing is ticked before somebody does. */
function Choices({ close }: { close: () => void }) {
  const words = consentWords[useLanguage()]
  const [allowed, setAllowed] = useState(() => readConsent()?.analytics ?? false)

  function save(analytics: boolean) {
    saveConsent({ analytics })
    toast('success', words.saved)
    close()
  }

  return (
    <>
      <label className="mt-3 flex gap-4 rounded-card border border-line bg-card p-4 has-focus-visible:outline-3 has-focus-visible:outline-basil">
        <span className="flex-1">
          <span className="block font-semibold">{words.analytics}</span>
          <span className="mt-1 block text-[0.9375rem] text-muted">{words.analyticsText}</span>
        </span>
        <input
          type="checkbox"
          checked={allowed}
          onChange={event => setAllowed(event.target.checked)}
          className="mt-0.5 size-6 shrink-0 accent-basil"
        />
      </label>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button onClick={() => save(false)}>{words.reject}</Button>
        <Button onClick={() => save(true)}>{words.accept}</Button>
        <Button variant="secondary" className="col-span-2" onClick={() => save(allowed)}>
          {words.save}
        </Button>
      </div>
    </>
  )
}
