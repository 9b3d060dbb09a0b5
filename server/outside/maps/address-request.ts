import { errorName } from '../../error-code.ts'
import { bodyAtMost } from '../body.ts'
import { withDeadline } from '../deadline.ts'

export class AddressServiceError extends Error {}

export type AddressWire = {
  readonly fetch: typeof fetch
  /** Milliseconds for one question, its answer's body included. */
  readonly timeout: number
}

/** Somebody types and waits: the twin's answer now is better than a service's later. */
export const patience = 2500
const mostBytes = 256 * 1024

/** The JSON of a good answer. No error holds the address, which may carry a key. */
export async function askJson(
  { fetch, timeout }: AddressWire,
  url: string,
  init: RequestInit,
): Promise<unknown> {
  try {
    return await withDeadline(timeout, async signal => {
      const response = await fetch(url, { ...init, signal, redirect: 'error' })
      if (!response.ok) throw new AddressServiceError(`it answered ${response.status}`)
      if (!/\bjson\b/.test(response.headers.get('content-type') ?? ''))
        throw new AddressServiceError('its answer is of another type')
      const body = await bodyAtMost(response, mostBytes)
      if (!body) throw new AddressServiceError(`its answer is larger than ${mostBytes} bytes`)
      return JSON.parse(body.toString())
    })
  } catch (error) {
    if (error instanceof AddressServiceError) throw error
    throw new AddressServiceError(`it cannot be read: ${errorName(error)}`)
  }
}
