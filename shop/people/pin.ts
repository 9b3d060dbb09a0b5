import * as z from 'zod/mini'

/** The four digits with which a person says at a device of the shop who they are. */
export const pinField = z.string().check(
  z.minLength(1, { error: 'required-field', abort: true }),
  z.regex(/^\d{4}$/, { error: 'invalid-field', abort: true }),
  z.refine(pin => !isEasyPin(pin), 'pin-easy'),
)

/** Whether it is one of those that are tried first: one digit four times, two pairs, or a run. */
export function isEasyPin(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0))
  const isRun = steps.every(step => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1
  return isRun || pin.slice(0, 2) === pin.slice(2)
}
