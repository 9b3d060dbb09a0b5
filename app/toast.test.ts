import { beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, showKeptToast, toast, toastAfterLoad } from './toast.ts'

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

const texts = () => currentToasts().map(({ text }) => text)

test('8.25 at most 20 are stacked: the oldest gives way', () => {
  for (let count = 1; count <= 23; count++) toast('error', `message ${count}`)
  expect(texts()).toHaveLength(20)
  expect(texts().at(0)).toBe('message 4')
  expect(texts().at(-1)).toBe('message 23')
})

test('the same text again stands once, its time anew', () => {
  const first = toast('success', 'Saved.')
  toast('error', 'Not saved.')
  const again = toast('success', 'Saved.')
  expect(texts()).toEqual(['Not saved.', 'Saved.'])
  expect(again).not.toBe(first)
})

test('only the one that is dismissed goes', () => {
  toast('success', 'one')
  const two = toast('loading', 'two')
  dismissToast(two)
  dismissToast(two)
  expect(texts()).toEqual(['one'])
})

test('4.46 a message that was kept for the next page is shown there once, for the rest of its time', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  toastAfterLoad('success', 'See you soon!', 1500)
  expect(texts()).toEqual([])
  showKeptToast()
  expect(currentToasts()).toMatchObject([{ kind: 'success', text: 'See you soon!', time: 1500 }])
  for (const { id } of currentToasts()) dismissToast(id)
  showKeptToast()
  expect(texts()).toEqual([])
})
