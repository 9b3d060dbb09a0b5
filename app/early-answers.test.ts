import { expect, test } from 'vitest'
import { chosenAmong } from './early-answers.ts'

const button = (name: string, value: string, checked = false, defaultChecked = false) => ({
  name,
  value,
  checked,
  defaultChecked,
})

test('what was chosen before the page was alive is handed over', () => {
  const goals = [button('goal', 'wl'), button('goal', 'bal', true), button('goal', 'mg')]
  const days = [button('days', '5', false, true), button('days', '7', true)]
  expect(chosenAmong([...goals, ...days])).toEqual([
    ['goal', 'bal'],
    ['days', '7'],
  ])
})

test('what the page was sent with is nobody’s choice', () => {
  expect(chosenAmong([button('days', '5', true, true), button('days', '7')])).toEqual([])
  expect(chosenAmong([])).toEqual([])
})
