import {
  keepPreviousData,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#shop/language.ts'
import type { DeskCallName } from '#shop/people/calls.ts'
import { useLanguage } from '#ui/language.ts'
import { announceDone } from './announcement.tsx'
import { ask, type Input, isWayCode, type Output, Refused } from './call.ts'
import { isLive } from './live-line.ts'
import { listen, secretHere } from './session.ts'

/** Milliseconds after which an answer is asked again although nothing is said to have changed. */
const whileLive = 120_000
/** Milliseconds between two looks at what is on its way. */
const whileMoving = 3_000
/** Times that a read is asked again where the way was at fault. */
const retries = 2

export const queries = new QueryClient({
  defaultOptions: {
    // Without a network nothing waits for it in silence, least of all what gives money back.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 5_000,
      retry: (failed, error) => failed < retries && isOnTheWay(error),
    },
  },
})

// What one person saw is not there for the next.
listen(() => {
  if (!secretHere()) queries.clear()
})

/** An answer that is asked again when the shop says that something changed, and every 15 s where it cannot. */
export function useAnswer<Name extends DeskCallName>(
  name: Name,
  input: Input<Name>,
  {
    every = 15_000,
    enabled = true,
    isMoving = () => false,
  }: {
    every?: number | false
    enabled?: boolean
    /** A mail or money is on its way, and the person who sent it waits to see it go. */
    isMoving?: (output: Output<Name>) => boolean
  } = {},
) {
  return useQuery<Output<Name>, Refused>({
    queryKey: answerKey(name, input, useLanguage()),
    queryFn: ({ signal }) => ask(name, input, signal),
    refetchInterval: ({ state: { data } }) => {
      if (data !== undefined && isMoving(data)) return whileMoving
      return every && isLive() ? Math.max(every, whileLive) : every
    },
    placeholderData: keepPreviousData as never,
    enabled,
  })
}

/** Where an answer is kept: it names dishes and places in the language in which it was asked. */
export function answerKey<Name extends DeskCallName>(
  name: Name,
  input: Input<Name>,
  lang: Language,
) {
  return [name, input, lang] as const
}

/**
 * Something that is done and written down. However often it is sent, it is done once: the request keeps
 * its name until it succeeds. Afterwards everything that is shown is asked anew.
 * One `after` the other of the same name.
 */
export function useAct<Name extends DeskCallName>(name: Name, after?: string) {
  const client = useQueryClient()
  const [requestId, setRequestId] = useState(newRequestId)
  return useMutation<Output<Name>, Refused, Input<Name>>({
    ...(after !== undefined && { scope: { id: after } }),
    mutationFn: input => ask(name, { requestId, ...(input as object) } as Input<Name>),
    onSuccess: () => {
      setRequestId(newRequestId())
      // The act has succeeded, so its dialog closes before the lists are read again.
      void announceDone(client.invalidateQueries())
    },
    onError: ({ code }) => {
      // It succeeded the first time, whose answer was lost: what is done next is another request.
      if (code !== 'already-done') return
      setRequestId(newRequestId())
      void client.invalidateQueries()
    },
  })
}

/** The shop was not reached, or did not answer. */
export function isOnTheWay(error: Error): boolean {
  return error instanceof Refused && isWayCode(error.code)
}

/** Not `randomUUID`, which browsers give to secure origins only. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
