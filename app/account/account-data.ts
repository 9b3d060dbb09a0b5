import { useCallback, useEffect, useState } from 'react'
import { type Answer, call, type Input, type Output } from '../call.ts'
import { needsLogin } from '../order/needs-login.ts'

type HookName = Parameters<typeof call>[0]

/** Stays `waiting` for a visitor who is not logged in: they are led to another page (§6). */
export type AccountData<Data> =
  | { readonly status: 'waiting'; readonly data: null }
  | { readonly status: 'failed'; readonly data: null; readonly message: string }
  | { readonly status: 'ready'; readonly data: Data }

const waiting = { status: 'waiting', data: null } as const

/** The answer of a call that needs no input; `take` replaces it with another call's answer. */
export function useAccountData<Name extends HookName>(
  name: Name,
): AccountData<Output<Name>> & { load: () => void; take: (data: Output<Name>) => void } {
  const [asked, setAsked] = useState<AccountData<Output<Name>>>(waiting)

  const load = useCallback(async () => {
    setAsked(waiting)
    const answer: Answer<Name> = await call(name, {} as Input<Name>)
    if (answer.code === 'ok') setAsked({ status: 'ready', data: answer.data as Output<Name> })
    else if (!needsLogin(answer.code))
      setAsked({ status: 'failed', data: null, message: answer.message })
  }, [name])

  useEffect(() => {
    void load()
  }, [load])

  return { ...asked, load: () => void load(), take: data => setAsked({ status: 'ready', data }) }
}
