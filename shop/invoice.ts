import * as z from 'zod/mini'

const filled = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required-field'), z.maxLength(most, 'invalid-field'))

/** The details of a business invoice (§3); the messages are text keys. */
export const invoiceDetails = z.object({
  companyName: filled(120),
  profession: filled(120),
  vatNumber: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required-field', abort: true }),
      z.maxLength(20, 'invalid-field'),
      z.refine(isVatNumber, 'invalid-vat-number'),
    ),
  taxOffice: filled(80),
  address: filled(200),
})
export type InvoiceDetails = z.infer<typeof invoiceDetails>

/** A Greek VAT number (ΑΦΜ) with a right check digit, with or without EL or GR. */
export function isVatNumber(text: string): boolean {
  const digits = plainVatNumber(text)
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false
  let sum = 0
  for (let index = 0; index < 8; index++) sum += Number(digits[index]) * 2 ** (8 - index)
  return (sum % 11) % 10 === Number(digits[8])
}

export function plainVatNumber(text: string): string {
  return text.replace(/\s/g, '').replace(/^(EL|GR)/i, '')
}
