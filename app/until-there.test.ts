import { afterEach, expect, test, vi } from 'vitest'
import { untilThere } from './until-there.ts'

const browser = new EventTarget()
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
afterEach(() => void vi.useRealTimers())

/** Code that cannot be fetched until `isThere`. */
function code() {
  const fetched = { isThere: false, tries: 0 }
  const load = () => {
    fetched.tries++
    return fetched.isThere ? Promise.resolve('code') : Promise.reject(new Error('away'))
  }
  return { fetched, load }
}

test('code that is there is fetched once', async () => {
  const { fetched, load } = code()
  fetched.isThere = true
  expect(await untilThere(load)).toBe('code')
  expect(fetched.tries).toBe(1)
})

test('code that cannot be fetched is waited for in peace, until the browser is online again', async () => {
  vi.useFakeTimers()
  const { fetched, load } = code()
  let got: string | null = null
  const waiting = untilThere(load).then(found => {
    got = found
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched.tries).toBe(6)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([fetched.tries, got]).toEqual([12, null])
  fetched.isThere = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched.tries).toBe(12)
  browser.dispatchEvent(new Event('online'))
  await waiting
  expect([fetched.tries, got]).toEqual([13, 'code'])
})
