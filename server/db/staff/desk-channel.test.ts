import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Door, openDoor } from '../../../test/door.ts'
import { listenAtDesk } from './desk-channel.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

test('a process knows whether it hears, and the question itself is told to nobody', async () => {
  const heard: (string | null)[] = []
  const listening = listenAtDesk(
    door.db,
    topic => heard.push(topic),
    () => {},
  )
  expect(listening.isHearing()).toBe(false)
  await vi.waitFor(() => expect(listening.isHearing()).toBe(true), 10_000)
  expect(heard).toEqual([null])
  listening.stop()
})

test('where a pooler carries nothing of it, it knows that too', async () => {
  // As a pooler in transaction mode does: `listen` succeeds on a connection that others then use.
  const silent = Object.assign(Object.create(door.db), { query: async () => ({ rows: [] }) })
  let begun = false
  const listening = listenAtDesk(
    silent,
    () => {
      begun = true
    },
    () => {},
  )
  await vi.waitFor(() => expect(begun).toBe(true), 10_000)
  expect(listening.isHearing()).toBe(false)
  listening.stop()
})
