import { expect, test, vi } from 'vitest'
import { savesData } from './link.tsx'

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{}, false],
])('nothing is fetched ahead for who saves data (%j: %s)', (navigator, saves) => {
  vi.stubGlobal('navigator', navigator)
  expect(savesData()).toBe(saves)
})
