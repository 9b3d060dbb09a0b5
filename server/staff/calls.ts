import * as z from 'zod/mini'
import {
  passkeyForm,
  passkeyIdForm,
  passkeyLoginForm,
  passkeyOptionsForm,
} from '#shop/staff-room/passkey.ts'
import {
  staffForm,
  staffLoginForm,
  staffRolesForm,
  staffWelcomeForm,
} from '#shop/staff-room/staff.ts'
import { id, nothing } from '../calls/hook-fields.ts'
import { deedCollection } from './deed-collection.ts'
import { act, read, stranger } from './desk-hook.ts'
import {
  staffLinkOne,
  staffLogin,
  staffLogout,
  staffLogoutAll,
  staffMe,
  staffWelcome,
} from './entering.ts'
import {
  passkeyCollection,
  passkeyCreate,
  passkeyDelete,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
} from './passkeys.ts'
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
  'staff-logout-all': read(nothing, staffLogoutAll, {
    says: 'Ends all sessions of the person who asks, this one too.',
    answers: 'null',
  }),
  'passkey-login-options': stranger(nothing, passkeyLoginOptions, {
    says: 'A challenge for a passkey. It serves once, within five minutes.',
    answers: 'PublicKeyCredentialRequestOptionsJSON',
  }),
  'passkey-login': stranger(passkeyLoginForm, passkeyLogin, {
    says: 'Logs in with a passkey, instead of password and code.',
    answers: 'StaffSession',
    refuses: ['passkey-not-valid'],
    isLogin: true,
  }),
  'passkey-collection': read(nothing, passkeyCollection, {
    says: 'The passkeys of the person who asks.',
    answers: 'ListedPasskey[]',
  }),
  'passkey-options': read(passkeyOptionsForm, passkeyOptions, {
    says: 'A challenge for a new passkey, to a person who knows the password.',
    answers: 'PublicKeyCredentialCreationOptionsJSON',
    refuses: ['wrong-password', 'too-many-passkeys', 'unavailable'],
    isLogin: true,
  }),
  'passkey-create': act(passkeyForm, passkeyCreate, {
    says: 'Adds a passkey that answers the challenge.',
    answers: 'id',
    refuses: ['passkey-not-valid'],
  }),
  'passkey-delete': act(passkeyIdForm, passkeyDelete, {
    says: 'Removes a passkey of the person who asks.',
    answers: 'null',
    refuses: ['passkey-not-valid'],
  }),
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
