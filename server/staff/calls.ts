import * as z from 'zod/mini'
import {
  staffForm,
  staffLoginForm,
  staffRolesForm,
  staffWelcomeForm,
} from '#shop/staff-room/staff.ts'
import { id, nothing } from '../calls/hook-fields.ts'
import { deedCollection } from './deed-collection.ts'
import { act, read, stranger } from './desk-hook.ts'
import { staffLinkOne, staffLogin, staffLogout, staffMe, staffWelcome } from './entering.ts'
import {
  staffCollection,
  staffCreate,
  staffDelete,
  staffLinkCreate,
  staffRolesUpdate,
} from './people.ts'

const token = z.string().check(z.regex(/^[\w-]{43}$/))
const person = z.object({ staffId: id })

/** Who works here, how they get in, and what they did. */
export const staffHooks = {
  'staff-login': stranger(staffLoginForm, staffLogin, {
    says: 'Logs in with password and one-time code. The session lasts twelve hours.',
    answers: 'StaffSession',
    refuses: ['staff-not-allowed', 'unavailable'],
    isLogin: true,
  }),
  'staff-link-one': stranger(z.object({ token }), staffLinkOne, {
    says: 'What the page of an invitation shows: who it is for, and the second factor to set up.',
    answers: 'name, email, secret, url',
    refuses: ['staff-link-expired'],
    isLogin: true,
  }),
  'staff-welcome': stranger(z.extend(staffWelcomeForm, { token }), staffWelcome, {
    says: 'Sets the password and the second factor by the link of an invitation, and logs in.',
    answers: 'StaffSession',
    refuses: ['staff-link-expired', 'invalid-code', 'unavailable'],
    isLogin: true,
  }),
  'staff-logout': read(nothing, staffLogout, { says: 'Ends the session.', answers: 'null' }),
  'staff-me': read(nothing, staffMe, { says: 'Who is logged in.', answers: 'StaffPerson' }),
  'staff-collection': read(nothing, staffCollection, {
    says: 'Everybody who may enter, or will after following the link of the invitation.',
    answers: 'ListedStaff[]',
  }),
  'staff-create': act(staffForm, staffCreate, {
    says: 'Adds a person. The answer holds the link of the invitation, which serves once.',
    answers: 'Invited',
    refuses: ['staff-exists'],
  }),
  'staff-link-create': act(person, staffLinkCreate, {
    says: 'A new link for a person who lost the password or the authenticator.',
    answers: 'Invited',
    refuses: ['staff-not-found'],
  }),
  'staff-roles-update': act(z.extend(staffRolesForm, { staffId: id }), staffRolesUpdate, {
    says: 'Sets the roles of a person. They count from the next call on.',
    answers: 'null',
    refuses: ['staff-not-found', 'last-owner'],
  }),
  'staff-delete': act(person, staffDelete, {
    says: 'Sends a person away. All sessions end at once.',
    answers: 'null',
    refuses: ['staff-not-found', 'last-owner'],
  }),
  'deed-collection': read(
    z.object({
      before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
      subject: z.optional(z.string().check(z.maxLength(100))),
    }),
    deedCollection,
    {
      says: 'What was done, by whom and why; the newest first, a hundred at a time.',
      answers: 'Deed[]',
    },
  ),
}
