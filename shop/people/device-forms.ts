import * as z from 'zod/mini'
import { faces } from './device.ts'
import { pinField } from './pin.ts'

const required = { error: 'required-field', abort: true }

export const deviceForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, required), z.maxLength(60, 'invalid-field')),
  faces: z.array(z.enum(faces)).check(z.minLength(1, required), z.maxLength(faces.length)),
})

/** The eight digits that a manager reads out; blanks between them do not count. */
export const deviceEnterForm = z.object({
  code: z.string().check(
    z.overwrite(typed => typed.replace(/\s/g, '')),
    z.minLength(1, required),
    z.regex(/^\d{8}$/, 'invalid-field'),
  ),
})

export const deviceLoginForm = z.object({
  staffId: z.string().check(z.minLength(1, required), z.maxLength(64)),
  pin: z.string().check(z.regex(/^\d{4}$/, 'invalid-field')),
})

export const pinForm = z.object({
  pin: pinField,
  password: z.string().check(z.minLength(1, required), z.maxLength(200, 'invalid-field')),
})

export type NewDevice = z.infer<typeof deviceForm>
export type DeviceLogin = z.infer<typeof deviceLoginForm>
export type NewPin = z.infer<typeof pinForm>
