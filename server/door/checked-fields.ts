import type * as z from 'zod/mini'
import { invalidInput, type Refusal } from '#shop/refusal/refusal.ts'
import { isPlainText, withoutMarks } from './plain-text.ts'

/**
 * What a call takes, checked by its schema. Each fault names its field, and has the code that the schema
 * gives it, or `invalid-field`. `whole` is the field that a client sends as the whole body: it calls that
 * field's parts by their own names.
 */
export function checkedFields<Fields extends z.core.$ZodType>(
  fields: Fields,
  input: unknown,
  whole: string | null = null,
): z.output<Fields> | Refusal {
  if (!isPlainText(input)) return invalidInput()
  const parsed = fields['~standard'].validate(withoutMarks(input))
  if (parsed instanceof Promise) throw new Error('schemas of hooks are synchronous')
  if (!parsed.issues) return parsed.value as z.output<Fields>
  const errors = parsed.issues.map(({ path = [], message }) => {
    const steps = path.map(step => String(typeof step === 'object' ? step.key : step))
    const field = (steps[0] === whole ? steps.slice(1) : steps).join('.')
    return { field, slug: isCode.test(message) ? message : 'invalid-field' }
  })
  return invalidInput(...errors)
}

const isCode = /^[a-z-]+$/
