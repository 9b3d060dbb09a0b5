import { useEffect, useRef, useState } from 'react'
import { announceDone } from '../announcement.tsx'
import { type Input, Refused } from '../call.ts'
import { useMe } from '../me.ts'
import { newRequestId, queries } from '../queries.ts'
import { askOrKeep, type Word } from './outbox.ts'

type Name = 'batch-begin' | 'batch-end' | 'day-seen-create' | 'bag-close'

type Then = {
  readonly taken?: () => void
  /** It took it, and its screen is still there. */
  readonly done?: () => void
  /** The lists that show it are read, too. */
  readonly read?: () => void
  readonly kept?: () => void
}

/**
 * An act that the device keeps when the shop is out of reach, even if the person has left its screen. It is pending
 * until the lists that show it are read: a second press before that would do it twice.
 */
export function useKeptAct<Which extends Name>(name: Which) {
  const { id: staff } = useMe()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<Refused | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function run(of: string, input: Input<Which>, then: Then = {}) {
    const word = { name, input, of, staff, requestId: newRequestId() } as Word
    setError(null)
    setPending(true)
    try {
      const isTaken = await askOrKeep(word)
      if (isTaken) then.taken?.()
      if (isHere.current) (isTaken ? then.done : then.kept)?.()
      if (!isTaken) return
      await announceDone(queries.invalidateQueries())
      if (isHere.current) then.read?.()
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      setError(refused)
    } finally {
      setPending(false)
    }
  }
  return { isPending, error, run }
}
