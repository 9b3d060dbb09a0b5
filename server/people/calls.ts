import * as z from 'zod/mini'
import { deviceEnterForm, deviceForm, deviceLoginForm, pinForm } from '#shop/people/device-forms.ts'
import { listNames } from '#shop/people/list-names.ts'
import {
  passkeyForm,
  passkeyIdForm,
  passkeyLoginForm,
  passkeyOptionsForm,
} from '#shop/people/passkey.ts'
import {
  staffForm,
  staffLoginForm,
  staffRolesForm,
  staffWelcomeForm,
} from '#shop/people/staff-forms.ts'
import { createdAnswer } from '../answers/named.ts'
import {
  deviceAnswer,
  deviceHereAnswer,
  invitedAnswer,
  listedDeedAnswer,
  listedDeviceAnswer,
  listedPasskeyAnswer,
  listedStaffAnswer,
  newDeviceAnswer,
  newPasskeyChallengeAnswer,
  passkeyChallengeAnswer,
  staffLinkAnswer,
  staffMeAnswer,
  staffSessionAnswer,
} from '../answers/people.ts'
import { act, read, stranger } from '../calls/desk-hook.ts'
import { id, nothing } from '../calls/hook-fields.ts'
import { deedCollection } from '../deeds/deed-collection.ts'
import {
  deviceCollection,
  deviceCreate,
  deviceDelete,
  deviceEnter,
  deviceLogin,
  deviceOne,
  pinUpdate,
} from './devices.ts'
import {
  staffLinkOne,
  staffLogin,
  staffLogout,
  staffLogoutAll,
  staffMe,
  staffWelcome,
} from './entering.ts'
import { listExport } from './list-export.ts'
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

export const staffHooks = {
  'staff-login': stranger(staffLoginForm, staffLogin, {
    says: 'Logs in with password and one-time code. The session lasts twelve hours.',
    answers: staffSessionAnswer,
    refuses: ['staff-not-allowed', 'unavailable'],
    isLogin: true,
  }),
  'staff-link-one': stranger(z.object({ token }), staffLinkOne, {
    says: 'What the page of an invitation shows: who it is for, and the second factor to set up.',
    answers: staffLinkAnswer,
    refuses: ['staff-link-expired'],
    isLogin: true,
  }),
  'staff-welcome': stranger(z.extend(staffWelcomeForm, { token }), staffWelcome, {
    says: 'Sets the password and the second factor by the link of an invitation, and logs in.',
    answers: staffSessionAnswer,
    refuses: ['staff-link-expired', 'invalid-code', 'unavailable'],
    isLogin: true,
  }),
  'staff-logout': read(nothing, staffLogout, { says: 'Ends the session.', answers: z.null() }),
  'staff-logout-all': read(nothing, staffLogoutAll, {
    says: 'Ends all sessions of the person who asks, this one too.',
    answers: z.null(),
  }),
  'passkey-login-options': stranger(nothing, passkeyLoginOptions, {
    says: 'A challenge for a passkey. It serves once, within five minutes.',
    answers: passkeyChallengeAnswer,
  }),
  'passkey-login': stranger(passkeyLoginForm, passkeyLogin, {
    says: 'Logs in with a passkey, instead of password and code.',
    answers: staffSessionAnswer,
    refuses: ['passkey-not-valid'],
    isLogin: true,
  }),
  'passkey-collection': read(nothing, passkeyCollection, {
    says: 'The passkeys of the person who asks.',
    answers: z.array(listedPasskeyAnswer),
  }),
  'passkey-options': read(passkeyOptionsForm, passkeyOptions, {
    says: 'A challenge for a new passkey, to a person who knows the password.',
    answers: newPasskeyChallengeAnswer,
    refuses: ['wrong-password', 'too-many-passkeys', 'unavailable'],
    isLogin: true,
  }),
  'passkey-create': act(passkeyForm, passkeyCreate, {
    says: 'Adds a passkey that answers the challenge.',
    answers: createdAnswer,
    refuses: ['passkey-not-valid'],
  }),
  'passkey-delete': act(passkeyIdForm, passkeyDelete, {
    says: 'Removes a passkey of the person who asks.',
    answers: z.null(),
    refuses: ['passkey-not-valid'],
  }),
  'staff-me': read(nothing, staffMe, { says: 'Who is logged in.', answers: staffMeAnswer }),
  'device-enter': stranger(deviceEnterForm, deviceEnter, {
    says: 'Lets a tablet or a phone of the shop in by the code that a manager made.',
    answers: deviceAnswer,
    refuses: ['device-code-wrong'],
    isLogin: true,
  }),
  'device-one': stranger(nothing, deviceOne, {
    says: 'What the device of the shop is that asks, and who may work at it.',
    answers: deviceHereAnswer,
    refuses: ['device-not-known'],
  }),
  'device-login': stranger(deviceLoginForm, deviceLogin, {
    says: 'A person says by PIN that they are at this device. Who was there before is out.',
    answers: staffSessionAnswer,
    refuses: ['device-not-known', 'pin-not-right', 'pin-locked', 'unavailable'],
    isLogin: true,
  }),
  'device-collection': read(nothing, deviceCollection, {
    says: 'The tablets and phones of the shop, and those whose code still serves.',
    answers: z.array(listedDeviceAnswer),
  }),
  'device-create': act(deviceForm, deviceCreate, {
    says: 'Adds a device. The answer holds the code that lets it in, for fifteen minutes.',
    answers: newDeviceAnswer,
  }),
  'device-delete': act(z.object({ deviceId: id }), deviceDelete, {
    says: 'Sends a device away. It and the person at it are out at once.',
    answers: z.null(),
    refuses: ['device-not-found'],
  }),
  'pin-update': act(pinForm, pinUpdate, {
    says: 'Sets the PIN of the person who asks and who knows the password.',
    answers: z.null(),
    refuses: ['wrong-password', 'unavailable'],
    isLogin: true,
  }),
  'staff-collection': read(nothing, staffCollection, {
    says: 'Everybody who may enter, or will after following the link of the invitation.',
    answers: z.array(listedStaffAnswer),
  }),
  'staff-create': act(staffForm, staffCreate, {
    says: 'Adds a person. The answer holds the link of the invitation, which serves once.',
    answers: invitedAnswer,
    refuses: ['staff-exists'],
  }),
  'staff-link-create': act(person, staffLinkCreate, {
    says: 'A new link for a person who lost the password or the authenticator.',
    answers: invitedAnswer,
    refuses: ['staff-not-found'],
  }),
  'staff-roles-update': act(z.extend(staffRolesForm, { staffId: id }), staffRolesUpdate, {
    says: 'Sets the roles of a person. They count from the next call on.',
    answers: z.null(),
    refuses: ['staff-not-found', 'last-owner'],
  }),
  'list-export': act(
    z.object({ list: z.enum(listNames), rows: z.int().check(z.minimum(0), z.maximum(100_000)) }),
    listExport,
    {
      says: 'Notes that a list was saved as a file. The file is made from what the list shows.',
      answers: z.null(),
    },
  ),
  'staff-delete': act(person, staffDelete, {
    says: 'Sends a person away. All sessions end at once.',
    answers: z.null(),
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
      answers: z.array(listedDeedAnswer),
    },
  ),
}
