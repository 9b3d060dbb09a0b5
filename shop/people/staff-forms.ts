import * as z from 'zod/mini'
import { email, newPassword } from '../customer/customer.ts'
import { staffRoles } from './staff.ts'

const required = { error: 'required-field', abort: true }
const rolesField = z.array(z.enum(staffRoles)).check(z.minLength(1, required), z.maxLength(9))
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
