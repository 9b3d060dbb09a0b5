import { lazy, Suspense, useEffect, useState } from 'react'
import { counterOutcomes, type Outcome, outcomes, stepOf } from '#shop/delivering/outcome.ts'
import type { DoorMeans } from '#shop/door-payment.ts'
import { Button } from '#ui/button.tsx'
import { useMe } from '../me.ts'
import { keep } from '../outbox/outbox.ts'
import { isOf } from '../outbox/waiting.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { HandoverBag } from './answer.ts'
import { outcomeWord } from './outcome-word.ts'

// Only where the shop asks for the customer's digits.
const loadPin = () => import('./pin.tsx')
const PinDialog = lazy(loadPin)

/** Targets for a thumb in a glove. */
const large = 'min-h-14 w-full px-5 text-lg'

/** What is said of a bag: handed over by one press, everything else by a second one. */
export function HandoverActs({ bag, at }: { bag: HandoverBag; at: 'door' | 'counter' }) {
  const { handover: words } = useWords()
  const { id } = useMe()
  const [asks, setAsks] = useState<'else' | 'money' | 'pin' | null>(null)
  const [pin, setPin] = useState<string | null>(null)
  const { delivery, due, name, number } = bag
  const isPinAsked = at === 'door' && bag.pinMark !== null
  usePinDialog(isPinAsked)
  const tell = (outcome: Outcome, by: DoorMeans | null = null, said = pin) => {
    const took = due !== null && by ? { amount: due, by } : null
    const digits = outcome === 'handed-over' ? said : null
    const input = { delivery, outcome, at: new Date().toISOString(), pin: digits, took }
    const word = { name: 'delivery-outcome', input, of: name || `${number}`, staff: id } as const
    // A second outcome of the same bag replaces one that was not sent yet.
    keep(word, one => isOf(one, 'delivery-outcome') && one.input.delivery === delivery)
    setAsks(null)
  }
  const handOver = (said: string | null) => {
    setPin(said)
    if (due === null) tell('handed-over', null, said)
    else setAsks('money')
  }
  const whom = words.of(name || `${number}`)
  const handedOver = `${words.outcomes['handed-over']}: ${whom}`
  const close = () => setAsks(null)
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 print:hidden">
      <Button
        size="lg"
        className={large}
        aria-label={handedOver}
        onClick={() => (isPinAsked ? setAsks('pin') : handOver(null))}
      >
        {words.outcomes['handed-over']}
      </Button>
      <Button
        size="lg"
        variant="secondary"
        className={large}
        aria-label={`${words.else}: ${whom}`}
        onClick={() => setAsks('else')}
      >
        {words.else}
      </Button>
      {asks === 'pin' && (
        <Suspense>
          <PinDialog {...{ bag, close }} title={handedOver} answer={handOver} />
        </Suspense>
      )}
      {asks === 'money' && due !== null && (
        <MoneyDialog {...{ due, close }} answer={by => tell('handed-over', by)} />
      )}
      {asks === 'else' && (
        <Dialog title={`${words.what} ${whom}`} close={close}>
          <Others {...{ bag, at, tell }} />
        </Dialog>
      )}
    </div>
  )
}

/** Loads the dialog before it is asked for. */
function usePinDialog(isAsked: boolean) {
  useEffect(() => {
    if (isAsked) void loadPin().catch(() => {})
  }, [isAsked])
}

function Others({
  bag,
  at,
  tell,
}: {
  bag: HandoverBag
  at: 'door' | 'counter'
  tell: (outcome: Outcome) => void
}) {
  const { handover: words } = useWords()
  return (
    <ul className="grid gap-3">
      {othersOf(bag, at).map(outcome => (
        <li key={outcome}>
          <Button size="lg" variant="secondary" className={large} onClick={() => tell(outcome)}>
            {outcomeWord(words, outcome, at === 'counter')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Asks how the money that is due was taken; null: it was not. */
function MoneyDialog({
  due,
  answer,
  close,
}: {
  due: number
  answer: (by: DoorMeans | null) => void
  close: () => void
}) {
  const { handover: words } = useWords()
  return (
    <Dialog title={words.took(due)} close={close}>
      <div className="grid gap-3">
        <Button size="lg" className={large} onClick={() => answer('cash')}>
          {words.cash}
        </Button>
        <Button size="lg" className={large} onClick={() => answer('pos')}>
          {words.pos}
        </Button>
        <Button size="lg" variant="secondary" className={large} onClick={() => answer(null)}>
          {words.noMoney}
        </Button>
      </div>
    </Dialog>
  )
}

/** A bag comes back after it was out; money is not taken from a door that stays shut. */
function othersOf({ state, due }: HandoverBag, at: 'door' | 'counter'): Outcome[] {
  const all: readonly Outcome[] = at === 'door' ? outcomes : counterOutcomes
  return all.filter(
    outcome =>
      outcome !== 'handed-over' &&
      !(outcome === 'left-at-door' && due !== null) &&
      (outcome !== 'brought-back' || state === 'not-met') &&
      !(state === 'not-met' && stepOf[outcome] === 'miss' && at === 'counter'),
  )
}
