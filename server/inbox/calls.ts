import * as z from 'zod/mini'
import { isMessagePlace, replyForm } from '#shop/people/message.ts'
import { deskMessageAnswer, listedMessageAnswer, messageHolderAnswer } from '../answers/inbox.ts'
import { act, read } from '../calls/desk-hook.ts'
import { id, nothing } from '../calls/hook-fields.ts'
import {
  messageAnswer,
  messageAnswered,
  messageAssign,
  messageClose,
  messageHolders,
  messageReopen,
  messageTake,
} from './acts.ts'
import { messageCollection, messageOne } from './inbox.ts'

const message = z.object({ messageId: id })
const onMessage = z.extend(message, { seen: z.string().check(z.maxLength(100)) })
const refuses = ['message-not-found', 'message-changed'] as const

export const inboxHooks = {
  'message-collection': read(
    z.object({
      before: z.optional(z.string().check(z.maxLength(120), z.refine(isMessagePlace))),
    }),
    messageCollection,
    {
      says: 'Messages and partnership requests, 300 of them or those from behind one; first those that wait, then the newest.',
      answers: z.array(listedMessageAnswer),
    },
  ),
  'message-one': read(message, messageOne, {
    says: 'One message with what was answered.',
    answers: deskMessageAnswer,
    refuses: ['message-not-found'],
  }),
  'message-take': act(z.extend(onMessage, { isMine: z.boolean() }), messageTake, {
    says: 'Takes a message over, or lays it back for the others.',
    answers: z.null(),
    refuses,
  }),
  'message-holder-collection': read(nothing, messageHolders, {
    says: 'Who may have a message: everybody who may answer it.',
    answers: z.array(messageHolderAnswer),
  }),
  'message-assign': act(z.extend(onMessage, { staffId: id }), messageAssign, {
    says: 'Gives a message to somebody who may answer it.',
    answers: z.null(),
    refuses: [...refuses, 'staff-not-found'],
  }),
  'message-answered': act(onMessage, messageAnswered, {
    says: 'Notes that a message was answered in another way, such as by phone. No mail goes out.',
    answers: z.null(),
    refuses,
  }),
  'message-answer': act(z.extend(onMessage, replyForm.shape), messageAnswer, {
    says: 'Answers by mail, in the language of the message, which is quoted.',
    answers: z.null(),
    refuses,
  }),
  'message-close': act(onMessage, messageClose, {
    says: 'Closes a message that needs nothing more.',
    answers: z.null(),
    refuses,
  }),
  'message-reopen': act(onMessage, messageReopen, {
    says: 'Opens a message again.',
    answers: z.null(),
    refuses,
  }),
}
