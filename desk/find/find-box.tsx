import { Autocomplete } from '@base-ui/react/autocomplete'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ask, type Refused } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { useSettled } from '../ui/settled.ts'
import { type Answer, type Hit, pause, useHits } from './hits.ts'

/** Orders and customers by what is typed, the first of them chosen. */
export default function FindBox({ close }: { close: () => void }) {
  const { find } = useWords()
  const go = useNavigate()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), pause)
  const isAsked = q.length > 1
  const answer = useQuery<Answer, Refused>({
    queryKey: ['find-collection', q],
    queryFn: ({ signal }) => ask('find-collection', { q }, signal),
    enabled: isAsked,
    placeholderData: before => before,
  })
  const hits = useHits(isAsked ? answer.data : undefined)
  const isNothing = isAsked && answer.isSuccess && !answer.isPlaceholderData && hits.length === 0
  return (
    <Dialog title={find.title} close={close} isForTyping>
      <Autocomplete.Root
        open
        inline
        items={hits}
        filter={null}
        autoHighlight="always"
        value={typed}
        onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
        itemToStringValue={(hit: Hit) => hit.title}
      >
        <div className="min-h-80">
          <Autocomplete.Input
            aria-label={find.label}
            placeholder={find.label}
            autoComplete="off"
            spellCheck={false}
            onKeyDown={event => {
              if (event.key === 'Escape') close()
            }}
            className="block h-12 w-full rounded-field border border-edge bg-card px-4 text-base text-ink placeholder:text-muted hover:border-ink focus-visible:rounded-field focus-visible:outline-offset-0"
          />
          <Found count={hits.length} isNothing={isNothing} q={q} close={close} />
          <Refusal of={isAsked ? answer.error : null} />
          <Autocomplete.List className="mt-3 space-y-1">
            {(hit: Hit) => (
              <FoundItem
                key={hit.path}
                hit={hit}
                open={() => {
                  close()
                  go(hit.path)
                }}
              />
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Root>
    </Dialog>
  )
}

/** Tells how much was found, and offers a new phone order where nothing was. */
function Found({
  count,
  isNothing,
  q,
  close,
}: {
  count: number
  isNothing: boolean
  q: string
  close: () => void
}) {
  const { find } = useWords()
  return (
    <>
      <Autocomplete.Status className="mt-2 text-sm text-muted">
        {isNothing ? (
          <>
            <span className="block font-semibold text-ink">{find.none(q)}</span>
            {find.hint}
          </>
        ) : count > 0 ? (
          find.found(count)
        ) : (
          find.hint
        )}
      </Autocomplete.Status>
      {isNothing && (
        <Link
          to="/phone"
          onClick={close}
          className="inline-flex min-h-11 items-center font-semibold text-basil underline"
        >
          {find.newCaller}
        </Link>
      )}
    </>
  )
}

function FoundItem({ hit, open }: { hit: Hit; open: () => void }) {
  return (
    <Autocomplete.Item
      value={hit}
      onClick={open}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 data-highlighted:bg-basil-soft"
    >
      <hit.Icon size={18} aria-hidden="true" className="shrink-0 text-basil" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{hit.title}</span>
        <span className="block truncate text-sm text-muted">{hit.note}</span>
      </span>
    </Autocomplete.Item>
  )
}
