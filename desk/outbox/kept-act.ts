import type { Input, Output } from '../call.ts'
import { useMe } from '../me.ts'
import { isOnTheWay, newRequestId, useAct } from '../queries.ts'
import { hasWaiting, keep, type Word } from './outbox.ts'

type Name = 'batch-begin' | 'batch-end' | 'day-seen-create' | 'bag-close'

/**
 * An act that the device keeps where the shop is out of reach: it is sent later under the same name, and
 * done once. What is said while something waits goes behind it.
 */
export function useKeptAct<Which extends Name>(name: Which) {
  const act = useAct(name)
  const { id: staff } = useMe()
  function run(
    of: string,
    input: Input<Which>,
    { done, kept }: { done?: (output: Output<Which>) => void; kept?: () => void } = {},
  ) {
    const requestId = newRequestId()
    const later = () => {
      keep({ name, input, of, staff, requestId } as Word)
      act.reset()
      kept?.()
    }
    if (hasWaiting(staff)) return later()
    act.mutate({ requestId, ...(input as object) } as Input<Which>, {
      ...(done && { onSuccess: done }),
      onError: error => isOnTheWay(error) && later(),
    })
  }
  return { ...act, run }
}
