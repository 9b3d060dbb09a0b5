import type { Text } from '../language.ts'

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
  dietitian: { el: 'Διαιτολόγος', en: 'Dietitian' },
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

/** Roles with people's data or money need a second factor in production. */
const sensitive: readonly StaffRole[] = ['owner', 'manager', 'care', 'accountant']

export function needsSecondFactor(roles: readonly StaffRole[]): boolean {
  return roles.some(role => sensitive.includes(role))
}

/** Hours that a session of the staff room lasts, however it is used. */
export const staffSessionHours = 12
/** Hours in which the link of an invitation serves, once. */
export const staffLinkHours = 72
