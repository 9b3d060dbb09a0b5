import { expect, test } from 'vitest'
import type { CartAnswer } from '#server/answers.ts'
import { spentDays } from './company-share.tsx'

type Days = Record<string, { left: number; meals: number }>

function cart(days: Days, onAccount = false) {
  const company = {
    ...{ name: 'Lefka', pays: 0, youPay: 0, onAccount, reason: null, perDay: 8 },
    allowances: Object.entries(days).map(([id, { left }]) => ({ scheduleMenuId: id, left })),
  }
  const scheduleMenus = Object.entries(days).map(([id, { meals }]) => ({
    ...{ id, date: id, items: [{ total: meals }] },
  }))
  return { company, scheduleMenus } as unknown as CartAnswer
}

test('6.01 a day whose allowance went to another order is told, all of it or the rest that is left', () => {
  const days = {
    '2026-11-23': { left: 0, meals: 20 },
    '2026-11-24': { left: 2.5, meals: 20 },
    '2026-11-25': { left: 8, meals: 20 },
  }
  expect(spentDays(cart(days))).toEqual([
    { date: '2026-11-23', left: 0 },
    { date: '2026-11-24', left: 250 },
  ])
})

test('6.01 nothing is told of it where it makes no difference', () => {
  const enough = { '2026-11-23': { left: 2.5, meals: 2.5 }, '2026-11-24': { left: 0, meals: 0 } }
  expect(spentDays(cart(enough))).toEqual([])
  expect(spentDays(cart({ '2026-11-23': { left: 0, meals: 20 } }, true))).toEqual([])
  expect(spentDays({ ...cart({}), company: null })).toEqual([])
})
