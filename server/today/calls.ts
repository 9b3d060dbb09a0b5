import { todayAnswer } from '../answers/today.ts'
import { read } from '../calls/desk-hook.ts'
import { nothing } from '../calls/hook-fields.ts'
import { todayOne } from './today.ts'

export const todayHooks = {
  'today-one': read(nothing, todayOne, {
    says: 'What needs a person now, the next ten days, and today’s takings for who may see them.',
    answers: todayAnswer,
    isReport: true,
  }),
}
