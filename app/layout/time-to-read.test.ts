import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ToastKind, toastTime } from '../toast.ts'
import { timeToRead } from './time-to-read.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function shown(kind: ToastKind) {
  const gone = vi.fn()
  const time = timeToRead(toastTime[kind], gone)
  time.run()
  return { time, gone }
}

test.each([
  ['8.22 an error', 'error', 4000],
  ['8.23 a success', 'success', 2000],
  ['an error of the cart (§8)', 'cart-error', 5000],
] as const)('%s stays its time', (_what, kind, milliseconds) => {
  const { gone } = shown(kind)
  vi.advanceTimersByTime(milliseconds - 1)
  expect(gone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(gone).toHaveBeenCalledOnce()
})

test('8.24 loading stays until it is dismissed', () => {
  const { time, gone } = shown('loading')
  time.hold('pointer')
  time.release('pointer')
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  expect(gone).not.toHaveBeenCalled()
})

test('the time stands still under the pointer and under the focus, and goes on after both', () => {
  const { time, gone } = shown('error')
  vi.advanceTimersByTime(3000)
  time.hold('pointer')
  time.hold('focus')
  vi.advanceTimersByTime(60_000)
  time.release('pointer')
  vi.advanceTimersByTime(60_000)
  expect(gone).not.toHaveBeenCalled()
  time.release('focus')
  vi.advanceTimersByTime(999)
  expect(gone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(gone).toHaveBeenCalledOnce()
})

test('a message that is gone is not dismissed once more', () => {
  const { time, gone } = shown('success')
  time.stop()
  vi.advanceTimersByTime(10_000)
  expect(gone).not.toHaveBeenCalled()
})
