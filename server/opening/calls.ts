import * as z from 'zod/mini'
import { openingAnswer } from '../answers/opening.ts'
import { act, read } from '../calls/desk-hook.ts'
import { nothing } from '../calls/hook-fields.ts'
import { openingOne, shopOpen } from './opening.ts'

export const openingHooks = {
  'opening-one': read(nothing, openingOne, {
    says: 'What a shop that is not open yet needs for it, line by line.',
    answers: openingAnswer,
  }),
  'shop-open': act(nothing, shopOpen, {
    says: 'Opens the shop to everybody, once, where nothing that is needed is missing.',
    answers: z.null(),
    refuses: ['opening-lacks', 'shop-is-open'],
  }),
}
