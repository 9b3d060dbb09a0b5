import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { call, type Output } from '../../call.ts'
import { loadPageWords, useLanguage } from '../../text/words.ts'
import { type Choice, isChosen, LineCard, type Wanted } from './line-card.tsx'

export const wordsIn = await loadPageWords({
  el: () => import('../../text/el/order-consent.ts'),
  en: () => import('../../text/en/order-consent.ts'),
})

export type Asked = Output<'order-consent-one'>

export type Done = Output<'order-consent-create'>

type FormProps = {
  asked: Asked
  token: string
  setDone: (done: Done) => void
}

export function Form({ asked, token, setDone }: FormProps) {
  const { consent } = wordsIn(useLanguage())
  const { wanted, want, error, busy, send } = useConsent({ asked, token, setDone })
  const mayChoose = asked.lines.every(({ choices }) => choices.length > 0)
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="mt-2 text-muted md:text-lg">{consent.intro(asked.number)}</p>
      <div className="mt-6 grid gap-6">
        {asked.lines.map(line => (
          <LineCard
            key={keyOf(line)}
            line={line}
            words={consent}
            wanted={wanted[keyOf(line)] ?? null}
            want={to => want(keyOf(line), to)}
          />
        ))}
      </div>
      {error && (
        <div className="mt-6">
          <Notice kind="error">{error}</Notice>
        </div>
      )}
      {mayChoose && (
        <div className="mt-6 flex">
          <Button type="submit" size="lg" busy={busy} className="w-full sm:w-auto">
            {consent.send}
          </Button>
        </div>
      )}
    </form>
  )
}

/** What the customer wants of each dish, until it is sent. */
function useConsent({ asked, token, setDone }: FormProps) {
  const { consent } = wordsIn(useLanguage())
  const [wanted, setWanted] = useState<Readonly<Record<string, Wanted>>>({})
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(): Promise<void> {
    const choices = asked.lines.flatMap((line): Choice[] => {
      const choice = wanted[keyOf(line)]
      if (!choice || !isChosen(choice)) return []
      const { deliveryId, itemId } = line
      return [{ deliveryId, itemId, ...choice }]
    })
    if (choices.length < asked.lines.length) {
      const isDish = Object.values(wanted).some(one => one.choice === 'swap' && !one.byId)
      return setError(isDish ? consent.chooseDish : consent.choose)
    }
    setBusy(true)
    const answer = await call('order-consent-create', { token, choices })
    setBusy(false)
    if (answer.code === 'ok') setDone(answer.data)
    else setError(answer.message)
  }

  function want(key: string, to: Wanted): void {
    setError('')
    setWanted(before => ({ ...before, [key]: to }))
  }

  return { wanted, want, error, busy, send }
}

function keyOf({ deliveryId, itemId }: Asked['lines'][number]): string {
  return `${deliveryId} ${itemId}`
}
