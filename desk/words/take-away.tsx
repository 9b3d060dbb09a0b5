import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import type { Refused } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { keepShown } from './put-in.ts'

type TakeAwayProps = {
  readonly piece: string
  readonly take: (live: { source: string } | null) => void
}

/** A dish may lack the second picture, no other place its own. */
export function TakeAway({ piece, take }: TakeAwayProps) {
  const { words } = useWords()
  // A draft takes away a fingerprint; what an import brought has none until it is kept.
  const { mutate, isPending, error } = useMutation<{ live: string | null }, Refused>({
    mutationFn: () => keepShown(piece),
    onSuccess: ({ live }) => take(live ? { source: live } : null),
  })
  return (
    <>
      <Refusal of={error} />
      <Button variant="quiet" size="sm" busy={isPending} onClick={() => mutate()}>
        {words.takeCloseUp}
      </Button>
    </>
  )
}

/** The draft takes it away; `focus`: the button that did so was pressed, and is gone. */
export function Gone({ focus, leave }: { focus: boolean; leave: () => void }) {
  const { words } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focus) button.current?.focus()
  }, [focus])
  return (
    <div className="space-y-2">
      <p className="text-muted">{words.closeUpGoes}</p>
      <Button ref={button} variant="quiet" size="sm" onClick={leave}>
        {words.leaveCloseUp}
      </Button>
    </div>
  )
}
