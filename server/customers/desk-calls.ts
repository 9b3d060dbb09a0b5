import * as z from 'zod/mini'
import { customerNoteForm } from '#shop/people/customer-form.ts'
import { deskCustomerAnswer, stayingDataAnswer } from '../answers/desk-customer.ts'
import { readMailAnswer } from '../answers/desk-mail.ts'
import { deskHistoryAnswer } from '../answers/timeline.ts'
import { act, read } from '../calls/desk-hook.ts'
import { id } from '../calls/hook-fields.ts'
import {
  customerErase,
  customerNoteCreate,
  customerPasswordLink,
  customerSessionsEnd,
} from './desk-acts.ts'
import { customerHistory, customerMailOne, customerOne } from './desk-view.ts'

const customer = z.object({ customerId: id })
/** Of the last event of a portion. */
const place = z.object({ at: z.iso.datetime(), key: z.string().check(z.maxLength(200)) })
const mailId = z.string().check(z.regex(/^[0-9a-f-]{36}$/))
const refuses = ['desk-customer-not-found'] as const

export const customerDeskHooks = {
  'customer-one': read(customer, customerOne, {
    says: 'Who a customer is, what they agreed to, and what was noted on them.',
    answers: deskCustomerAnswer,
    refuses,
  }),
  'customer-history': act(z.extend(customer, { before: z.optional(place) }), customerHistory, {
    says: 'What happened to a customer and their orders, a hundred events at a time. The look is a deed, without a preview.',
    answers: deskHistoryAnswer,
    isLook: true,
    refuses,
  }),
  'customer-mail-one': read(z.extend(customer, { mailId }), customerMailOne, {
    says: 'What a mail about the account said, without its links. Its text is kept for 90 days.',
    answers: readMailAnswer,
    refuses,
  }),
  'customer-note-create': act(z.extend(customer, customerNoteForm.shape), customerNoteCreate, {
    says: 'Notes something on a customer for the other people of the shop.',
    answers: z.null(),
    refuses,
  }),
  'customer-sessions-end': act(customer, customerSessionsEnd, {
    says: 'Logs a customer out of every device.',
    answers: z.null(),
    refuses,
  }),
  'customer-password-link': act(customer, customerPasswordLink, {
    says: 'Mails a customer a link to a new password.',
    answers: z.null(),
    refuses,
  }),
  'customer-erase': act(customer, customerErase, {
    says: 'Erases a customer for good, as they could themselves. A preview answers what stays.',
    answers: stayingDataAnswer,
    refuses: [...refuses, 'open-orders'],
  }),
}
