import { beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../call.ts'

type Sent = { readonly requestId: string }
const sent: string[] = []
let answer: (requestId: string) => Promise<unknown> = () => Promise.resolve({})

vi.mock('../call.ts', async original => ({
  ...(await original<typeof import('../call.ts')>()),
  ask: (_name: string, { requestId }: Sent) => {
    sent.push(requestId)
    return answer(requestId)
  },
}))
vi.mock('../queries.ts', () => ({
  newRequestId: () => 'new',
  queries: { invalidateQueries: () => Promise.resolve() },
}))
const disk = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => disk.get(key) ?? null,
  setItem: (key: string, value: string) => disk.set(key, value),
})
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})
vi.useFakeTimers()

const { askOrKeep, keep, second, sendInTurn, sendRest, takeBack } = await import('./outbox.ts')

const onDisk = () => JSON.parse(disk.get('outbox') ?? '[]') as { requestId: string; no?: object }[]
const left = () => onDisk().map(({ requestId, no }) => (no ? `${requestId}: no` : requestId))

function say(requestId: string): void {
  const input = { delivery: requestId, outcome: 'handed-over' }
  keep({ name: 'delivery-outcome', input, of: '', staff: 'eleni', requestId } as never)
}

beforeEach(() => {
  for (const { requestId } of onDisk()) takeBack(requestId)
  sent.length = 0
  answer = () => Promise.resolve({})
})

test('20.09 a word that is taken back while those before it are sent is not heard', async () => {
  const stop = sendInTurn('eleni')
  say('first')
  await vi.advanceTimersByTimeAsync(second / 2)
  say('second')
  let finish = (): void => {}
  answer = () =>
    new Promise(resolve => {
      finish = () => resolve({})
    })
  await vi.advanceTimersByTimeAsync(second)
  expect(sent).toEqual(['first'])
  takeBack('second')
  await vi.advanceTimersByTimeAsync(second)
  finish()
  await vi.advanceTimersByTimeAsync(second)
  expect(sent).toEqual(['first'])
  expect(left()).toEqual([])
  stop()
})

test('20.09 a word is silent for as long as a button takes it back', async () => {
  const stop = sendInTurn('eleni')
  say('one')
  await vi.advanceTimersByTimeAsync(second)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual(['one'])
  stop()
})

test('14.42 a shop that is asked too much, or fails, is asked again; what fails each time lets the next one pass', async () => {
  const stop = sendInTurn('eleni')
  say('ill')
  say('well')
  const no = (code: Refused['code']) => () => Promise.reject(new Refused(code))
  answer = no('too-many-requests')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(left()).toEqual(['ill', 'well'])
  answer = requestId => (requestId === 'ill' ? no('server-error')() : Promise.resolve({}))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(left()).toEqual(['ill: no'])
  stop()
})

test('14.42 what the shop does not hear is kept under its name, and what is said next goes behind it', async () => {
  const word = (requestId: string) =>
    ({ name: 'bag-close', input: {}, of: '', staff: 'eleni', requestId }) as never
  answer = () => Promise.reject(new Refused('timeout'))
  expect(await askOrKeep(word('first'))).toBe(false)
  answer = () => Promise.resolve({})
  expect(await askOrKeep(word('second'))).toBe(false)
  expect([sent, left()]).toEqual([['first'], ['first', 'second']])
  await sendRest('eleni')
  expect([sent, left()]).toEqual([['first', 'first', 'second'], []])
  expect(await askOrKeep(word('third'))).toBe(true)
  answer = () => Promise.reject(new Refused('bag-not-full'))
  await expect(askOrKeep(word('fourth'))).rejects.toThrow()
  expect(left()).toEqual([])
})

test('14.42 what could still be taken back is sent when its person goes', async () => {
  say('last')
  await sendRest('eleni')
  expect(sent).toEqual(['last'])
  expect(left()).toEqual([])
})
