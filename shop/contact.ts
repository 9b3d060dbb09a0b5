import * as z from 'zod/mini'
import { writersEmail } from './customer/customer.ts'

const required = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required-field'), z.maxLength(most, 'invalid-field'))

/** Optional. Refuses letters without a call; the server checks the number itself. */
const phone = z.optional(
  z.string().check(z.trim(), z.regex(/^([+(\d][\d\s().-]{8,24})?$/, 'invalid-phone')),
)

/** The form of the contact page (§2, §5); its messages are text keys. */
export const contactForm = z.object({
  name: required(120),
  email: writersEmail,
  phone,
  message: required(2000),
})

export const employeeRanges = ['1-20', '21-50', '51-200', '201+'] as const

/** The corporate partnerships form (§2, §6); its messages are text keys. */
export const partnershipForm = z.object({
  company: required(120),
  name: required(120),
  email: writersEmail,
  phone,
  employees: z.string().check(
    z.minLength(1, { error: 'required-field', abort: true }),
    z.refine(text => employeeRanges.some(range => range === text), 'invalid-field'),
  ),
  message: z.optional(z.string().check(z.trim(), z.maxLength(2000, 'invalid-field'))),
})

export type ContactForm = z.infer<typeof contactForm>
export type PartnershipForm = z.infer<typeof partnershipForm>
