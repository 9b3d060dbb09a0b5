import { useState } from 'react'
import { consentVersion } from '#shop/customer/allergen-profile.ts'
import { allergenCodes } from '#shop/food/allergens.ts'
import { formatDay } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAccountData } from '../../account/account-data.ts'
import { WaitingOrTrouble } from '../../account/waiting-or-trouble.tsx'
import { storeProfile } from '../../avoid/profile.ts'
import { call, type Output } from '../../call.ts'
import { Chips } from '../../fill/chips.tsx'
import { loadPageWords, useLanguage, useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'

const wordsIn = await loadPageWords({
  el: () => import('../../text/el/avoid.ts'),
  en: () => import('../../text/en/avoid.ts'),
})

type Answer = Output<'customer-allergens-one'>

/** What the customer must not eat, kept with a consent of its own, and gone with one press. */
export function AvoidCard() {
  const { avoid } = wordsIn(useLanguage())
  const asked = useAccountData('customer-allergens-one')
  return (
    <>
      <h2 id="avoid" className="mb-2 text-xl">
        {avoid.title}
      </h2>
      <p className="mb-5 text-muted">{avoid.text}</p>
      <WaitingOrTrouble asked={asked} />
      {asked.status === 'waiting' && <Skeleton className="h-72" />}
      {asked.status === 'ready' && (
        <Form key={asked.data.profile ? 'kept' : 'none'} answer={asked.data} take={asked.take} />
      )}
    </>
  )
}

function Form({ answer: { profile }, take }: { answer: Answer; take: (to: Answer) => void }) {
  const lang = useLanguage()
  const { avoid } = wordsIn(lang)
  const { product } = useWords()
  const { chosen, setChosen, traces, setTraces, agrees, setAgrees, ...keeping } = useProfile(
    profile,
    take,
  )
  const { isKept, tried, busy, save, remove } = keeping
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
      className="grid gap-5"
    >
      <Chips
        legend={avoid.allergens}
        hint={avoid.allergensHint}
        options={allergenCodes.map(code => [code, product.allergenNames[code]] as const)}
        chosen={chosen}
        setChosen={setChosen}
      />
      {tried && chosen.length === 0 && <p className="text-error">{avoid.chooseRule}</p>}
      <Checkbox label={avoid.traces} name="traces" checked={traces} onChange={setTraces} />
      <Checkbox
        label={avoid.consent}
        name="health-consent"
        checked={agrees}
        onChange={setAgrees}
        {...(tried && !agrees && { error: avoid.consentRule })}
      />
      {profile && isKept && (
        <p className="text-sm text-muted">{avoid.since(formatDay(profile.consentedAt, lang))}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy === 'save'}>
          {avoid.save}
        </Button>
        {profile && (
          <Button variant="danger" busy={busy === 'remove'} onClick={() => void remove()}>
            {avoid.remove}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{avoid.note}</p>
    </form>
  )
}

/** The profile as it is chosen, with the consent that keeping it needs. */
function useProfile(profile: Answer['profile'], take: (to: Answer) => void) {
  const { avoid } = wordsIn(useLanguage())
  const [chosen, setChosen] = useState<readonly string[]>(profile?.allergens ?? [])
  const [traces, setTraces] = useState(profile?.traces ?? true)
  const isKept = profile?.consentVersion === consentVersion
  const [agrees, setAgrees] = useState(isKept)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null)

  async function save(): Promise<void> {
    setTried(true)
    if (busy || chosen.length === 0 || !agrees) return
    setBusy('save')
    const allergens = allergenCodes.filter(code => chosen.includes(code))
    const form = { allergens, traces, consent: true, consentVersion } as const
    done(await call('customer-allergens-update', form), avoid.saved)
  }

  async function remove(): Promise<void> {
    if (busy) return
    setBusy('remove')
    done(await call('customer-allergens-delete', {}), avoid.removed)
  }

  function done(answer: Awaited<ReturnType<typeof call<'customer-allergens-one'>>>, said: string) {
    setBusy(null)
    if (answer.code !== 'ok') return toast('error', answer.message)
    storeProfile(answer.data.profile)
    take(answer.data)
    toast('success', said)
  }

  return {
    ...{ chosen, setChosen, traces, setTraces, agrees, setAgrees },
    ...{ isKept, tried, busy, save, remove },
  }
}
