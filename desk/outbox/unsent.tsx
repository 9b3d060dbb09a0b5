import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect } from 'react'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { useWords } from '../text/words.ts'
import { dropKeptBefore } from './kept-days.ts'
import { sendInTurn, takeBack, useOutbox } from './outbox.ts'
import { Why } from './why.tsx'

/** How much waits for a network, and what the shop did not take when it heard it. */
export function Unsent() {
  const { outbox: words } = useWords()
  const { id } = useMe()
  const all = useOutbox()
  useEffect(() => sendInTurn(id), [id])
  useEffect(() => dropKeptBefore(addDays(athensDate(Date.now()), -1)), [])
  const waits = all.filter(({ no }) => no === undefined).length
  return (
    <>
      <p
        role="status"
        className="mb-4 flex items-center gap-2 font-semibold text-warning empty:hidden"
      >
        {waits > 0 && (
          <>
            <CloudOff size={20} aria-hidden="true" className="shrink-0" />
            {words.unsent(waits)}
          </>
        )}
      </p>
      {all.map(
        ({ name, requestId, of, no }) =>
          // What was said at a door stands with its bag.
          no &&
          name !== 'delivery-outcome' && (
            <div key={requestId} className="mb-4">
              <Notice kind="warning" title={of}>
                <Why no={no} />
                <Button
                  variant="secondary"
                  className="mt-3 min-h-14"
                  onClick={() => takeBack(requestId)}
                >
                  {words.drop}
                </Button>
              </Notice>
            </div>
          ),
      )}
    </>
  )
}
