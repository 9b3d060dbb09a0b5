import * as z from 'zod/mini'
import { email, newPassword } from '../customer/customer.ts'
import type { Text } from '../language.ts'

/** What the shop's people may be; one person may have several roles. */
export const staffRoles = [
  'owner',
  'manager',
  'dietitian',
  'chef',
  'packer',
  'driver',
  'counter',
  'care',
  'accountant',
] as const
export type StaffRole = (typeof staffRoles)[number]

export const roleText: Readonly<Record<StaffRole, Text>> = {
  owner: { el: 'Ιδιοκτησία', en: 'Owner' },
  manager: { el: 'Διεύθυνση', en: 'Manager' },
  dietitian: { el: 'Διατροφολόγος', en: 'Dietitian' },
  chef: { el: 'Κουζίνα', en: 'Chef' },
  packer: { el: 'Συσκευασία', en: 'Packer' },
  driver: { el: 'Διανομή', en: 'Driver' },
  counter: { el: 'Κατάστημα', en: 'Counter' },
  care: { el: 'Εξυπηρέτηση', en: 'Customer care' },
  accountant: { el: 'Λογιστήριο', en: 'Accountant' },
}

export type StaffPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
}

/** These see people's data or money: in production they log in with a second factor only. */
const sensitive: readonly StaffRole[] = ['owner', 'manager', 'care', 'accountant']

export function needsSecondFactor(roles: readonly StaffRole[]): boolean {
  return roles.some(role => sensitive.includes(role))
}

/** Hours that a session of the staff room lasts, however it is used. */
export const staffSessionHours = 12
/** Hours in which the link of an invitation serves, once. */
export const staffLinkHours = 72

const required = { error: 'required-field', abort: true }
const rolesField = z.array(z.enum(staffRoles)).check(z.minLength(1, required), z.maxLength(9))
/** The six digits of an authenticator; blanks between them do not count. */
const code = z.string().check(
  z.overwrite(typed => typed.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'invalid-code'),
)

export const staffLoginForm = z.object({
  email,
  password: z.string().check(z.minLength(1, required), z.maxLength(200, 'invalid-field')),
  code: z._default(z.union([z.literal(''), code]), ''),
})

export const staffForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, required), z.maxLength(120, 'invalid-field')),
  email,
  roles: rolesField,
})

export const staffRolesForm = z.object({ roles: rolesField })

export const staffWelcomeForm = z.object({ password: newPassword, code })

export type StaffLogin = z.infer<typeof staffLoginForm>
export type NewStaff = z.infer<typeof staffForm>
export type StaffWelcome = z.infer<typeof staffWelcomeForm>
