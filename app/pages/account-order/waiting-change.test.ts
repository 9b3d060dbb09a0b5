import { expect, test } from 'vitest'
import { waitingTold } from './waiting-change.tsx'

const redirectUrl = 'https://pay.test/1'

test('4.51 a declined payment is told as one, with what can be done about it', () => {
  expect(waitingTold({ redirectUrl, paymentFailed: false })).toEqual({
    failed: false,
    text: 'waitingText',
  })
  expect(waitingTold({ redirectUrl, paymentFailed: true })).toEqual({
    failed: true,
    text: 'waitingAgainText',
  })
  expect(waitingTold({ redirectUrl: null, paymentFailed: true })).toEqual({
    failed: true,
    text: 'waitingFailedText',
  })
})

test('4.51 one whose time is over without a word of the bank did not fail', () => {
  expect(waitingTold({ redirectUrl: null, paymentFailed: false })).toEqual({
    failed: false,
    text: 'waitingIdleText',
  })
})
