import { useEffect, useEffectEvent, useState } from 'react'
import type { CustomerSpotAnswer } from '#server/answers.ts'
import { type Answer, call } from '../../call.ts'
import { needsLogin } from '../../order/needs-login.ts'

type Known = {
  readonly status: 'loading' | 'ready' | 'failed' | 'login'
  readonly spots: readonly CustomerSpotAnswer[]
  readonly message: string
}

type Told = Answer<'customer-spot-collection' | 'customer-spot-delete'>

/** Loads the customer's offices; a visitor has to log in first (§6). */
export function useCustomerSpots() {
  const [loaded, setLoaded] = useState<Known>({ status: 'loading', spots: [], message: '' })

  function take(answer: Told): void {
    const { message } = answer
    if (answer.code === 'ok') setLoaded({ status: 'ready', spots: answer.data.spots, message })
    else {
      const status = needsLogin(answer.code) ? 'login' : 'failed'
      setLoaded(before => ({ ...before, status, message }))
    }
  }

  async function load(): Promise<void> {
    setLoaded(before => ({ ...before, status: 'loading' }))
    take(await call('customer-spot-collection', {}))
  }

  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])

  return { ...loaded, load: () => void load(), take }
}
