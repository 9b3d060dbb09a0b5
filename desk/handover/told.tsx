import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import CloudOff from 'lucide-react/icons/cloud-off'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useState } from 'react'
import type { Outcome } from '#shop/delivering/outcome.ts'
import { formatTime } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { second, takeBack } from '../outbox/outbox.ts'
import type { Waiting } from '../outbox/waiting.ts'
import { Why } from '../outbox/why.tsx'
import { useWords } from '../text/words.ts'
import type { HandoverBag } from './answer.ts'
import { outcomeWord } from './outcome-word.ts'

type Word = Waiting<'delivery-outcome'>

/** What was said of a bag and when; one that waits may be taken back at first. */
export function Told({ bag, waiting }: { bag: HandoverBag; waiting: Word | undefined }) {
  const { handover: words } = useWords()
  const lang = useLanguage()
  const outcome: Outcome | null = waiting?.input.outcome ?? bag.outcome
  const at = waiting?.input.at ?? bag.at
  if (outcome === null) return null
  const byPin = waiting ? waiting.input.pin !== null : bag.byPin
  const isGood = outcome === 'handed-over' || outcome === 'left-at-door'
  const Icon = waiting?.no ? TriangleAlert : isGood ? CircleCheckBig : TriangleAlert
  return (
    <>
      <p
        className={`mt-3 flex items-center gap-2 text-lg font-semibold ${isGood && !waiting?.no ? 'text-success' : 'text-warning'}`}
      >
        <Icon size={22} aria-hidden="true" className="shrink-0" />
        {byPin ? words.byPin : outcomeWord(words, outcome, bag.spot.kind === 'takeaway')}
        {at && (
          <span className="font-normal text-muted tabular-nums">
            {formatTime(Date.parse(at), lang)}
          </span>
        )}
      </p>
      {waiting && <Sending key={waiting.requestId} waiting={waiting} />}
    </>
  )
}

function Sending({ waiting: { at, requestId, no } }: { waiting: Word }) {
  const { handover: words, outbox } = useWords()
  const [isOpen, setOpen] = useState(() => Date.now() < Date.parse(at) + second)
  useEffect(() => {
    const left = Date.parse(at) + second - Date.now()
    const timer = setTimeout(() => setOpen(false), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [at])
  if (no)
    return (
      <div role="alert" className="mt-2">
        <Why no={no} />
        <Button variant="secondary" className="mt-2 min-h-14" onClick={() => takeBack(requestId)}>
          {outbox.drop}
        </Button>
      </div>
    )
  if (isOpen)
    return (
      <Button variant="secondary" className="mt-2 min-h-14" onClick={() => takeBack(requestId)}>
        {words.undo}
      </Button>
    )
  return (
    <p className="mt-1 flex items-center gap-2 text-muted">
      <CloudOff size={18} aria-hidden="true" className="shrink-0" />
      {outbox.toSend}
    </p>
  )
}
