import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import type { FieldError } from '#shop/refusal/refusal.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { useLanguage } from './language.ts'

type Slugs = Readonly<Record<string, string>>

/**
 * A form checked by its schema on every change; a field shows its message once the visitor has left
 * it (§5). A refusal of the server stays at its field until the field changes.
 */
export function useForm<Values extends Record<string, unknown>, Output>(
  schema: z.core.$ZodType<Output, Values>,
  initial: Values,
) {
  const lang = useLanguage()
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Slugs>({})
  const parsed = z.safeParse(schema, values)
  const wrong: Slugs = parsed.success ? refused : { ...refused, ...slugsOf(parsed.error.issues) }

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    setValues(before => ({ ...before, [name]: value }))
    setRefused(({ [name]: _settled, ...others }) => others)
  }

  function field<Name extends keyof Values & string>(name: Name) {
    const slug = touched.includes(name) ? wrong[name] : undefined
    return {
      name,
      value: values[name],
      onChange: (value: Values[Name]) => set(name, value),
      // A visitor who switches to another window has not left the field.
      onBlur: () => document.hasFocus() && setTouched(before => [...before, name]),
      error: slug === undefined ? undefined : slugText(slug)[lang],
    }
  }

  function setErrors(errors: readonly FieldError[]): void {
    setRefused(Object.fromEntries(errors.map(({ field: name, slug }) => [name, slug])))
    setTouched(before => [...before, ...errors.map(({ field: name }) => name)])
  }

  function submit(handler: (values: Output) => void) {
    return (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault()
      setTouched(Object.keys(values))
      if (parsed.success) handler(parsed.data)
      else firstWrong(event.currentTarget, wrong)?.focus()
    }
  }

  /** Hides all messages, as if no field had been touched. */
  function forget(): void {
    setTouched([])
  }

  return { values, set, field, valid: parsed.success, submit, setErrors, forget }
}

/** The first problem of each field. */
export function slugsOf(issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]): Slugs {
  const slugs: Record<string, string> = {}
  for (const { path, message } of issues) slugs[String(path[0])] ??= message
  return slugs
}

export function slugText(slug: string) {
  return refusalText[slug as keyof typeof refusalText] ?? refusalText['invalid-field']
}

function firstWrong(form: HTMLFormElement, wrong: Slugs): HTMLElement | undefined {
  return Array.from(form.elements).find(
    (element): element is HTMLInputElement =>
      'name' in element && String(element.name) in wrong && element instanceof HTMLElement,
  )
}
