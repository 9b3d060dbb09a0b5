import * as z from 'zod/mini'
import { faces } from '#shop/people/device.ts'
import { staffRoles } from '#shop/people/staff.ts'
import { count, inBoth, instant, says } from './named.ts'

export const deedAnswer = z.strictObject({
  at: instant,
  subject: says(z.string(), 'What it was done to, such as "order 1042".'),
  staffId: z.string(),
  call: z.string(),
  reason: z.string(),
  number: count,
  staffName: z.string(),
  subjectName: says(
    z.string(),
    'The name of the person or the release that it was done to; otherwise empty.',
  ),
  changes: z.record(
    z.string(),
    z.strictObject({
      from: z.unknown(),
      to: z.unknown(),
    }),
  ),
})

export const listedDeedAnswer = z.extend(deedAnswer, {
  names: says(
    z.record(z.string(), inBoth),
    'What the ids in its subject and its changes are called.',
  ),
})

export const staffPersonAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
})

const deviceFields = { id: z.string(), name: z.string(), faces: z.array(z.enum(faces)) }
export const deviceAnswer = z.strictObject(deviceFields)

export const staffMeAnswer = z.extend(staffPersonAnswer, {
  device: says(z.nullable(deviceAnswer), 'The device of the shop that they are at.'),
})

export const deviceHereAnswer = z.strictObject({
  ...deviceFields,
  people: says(
    z.array(z.strictObject(deviceFields)),
    'Who has a PIN and works at one of its faces.',
  ),
})

export const listedDeviceAnswer = z.strictObject({
  ...deviceFields,
  createdAt: instant,
  createdBy: z.string(),
  enteredAt: says(z.nullable(instant), 'null: its code was not typed yet.'),
  usedAt: z.nullable(instant),
  person: says(z.string(), 'Who is at it now; empty: nobody.'),
})

export const newDeviceAnswer = z.strictObject({
  id: z.string(),
  code: says(z.string(), 'Eight digits to be typed at the device, once.'),
  expiresAt: instant,
})

export const staffSessionAnswer = z.strictObject({
  secret: z.string(),
  staff: staffPersonAnswer,
  expiresAt: instant,
})

export const passkeyChallengeAnswer = z.looseObject({ challenge: z.string() })

export const listedPasskeyAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  usedAt: z.nullable(instant),
})

export const newPasskeyChallengeAnswer = z.looseObject({ challenge: z.string() })

export const listedStaffAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  hasPassword: says(z.boolean(), 'False until the person has followed the link of the invitation.'),
  seenAt: z.nullable(instant),
})

export const invitedAnswer = z.strictObject({
  id: z.string(),
  link: z.string(),
})

export const staffLinkAnswer = z.strictObject({
  name: z.string(),
  email: z.string(),
  secret: z.string(),
  url: z.string(),
})

export const limitAnswer = z.strictObject({
  role: z.enum(['manager', 'care']),
  alone: z.number(),
})
