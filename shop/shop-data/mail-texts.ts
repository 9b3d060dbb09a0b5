import * as z from 'zod/mini'
import { lack, wrongBy } from '../lack/lack.ts'
import type { Text } from '../language.ts'
import { many, note, text, unique } from './text-schemas.ts'

type MailTexts = {
  readonly code: string
  readonly kind?: string
  readonly subject: Text
  readonly preheader: Text
  /** The subject stands in its place where a mail has none. */
  readonly heading?: Text
  readonly paragraphs: readonly Text[]
  readonly action: { readonly label: Text; readonly url: string } | null
  readonly leave?: { readonly label: Text; readonly url: string }
}

export type Emails = {
  readonly footer: Text
  readonly fragments: Readonly<Record<string, Text>>
  readonly items: readonly MailTexts[]
}

const mailNames = ['shop', 'greeting', 'phone'] as const

/**
 * A shop's mails over the program's own: every mail, field and fragment may be left out, and each
 * asks at most for what the program's own asks for, because nothing else is known when it is sent.
 */
export function emailsSchema(defaults: Emails) {
  const fragments = Object.entries(defaults.fragments).map(
    ([name, words]) => [name, z.optional(text(namesIn(words)))] as const,
  )
  return z.strictObject({
    note,
    footer: z.optional(text(['shop', 'legalName', 'address', 'phone', 'phoneHours', 'email'])),
    fragments: z.optional(z.strictObject(Object.fromEntries(fragments))),
    items: z.optional(
      z
        .array(z.discriminatedUnion('code', defaults.items.map(mailSchema) as never))
        .check(unique((mail: { code: string }) => mail.code)),
    ),
  })
}

function mailSchema(defaults: MailTexts) {
  const whole = defaults.paragraphs.flatMap(({ el }) => /^\{\{(\w+)\}\}$/.exec(el)?.[1] ?? [])
  const names = [...new Set([...mailNames, ...namesIn(defaults)])]
  // What is only ever a paragraph of its own may be a list or a ticket, which no sentence can hold.
  const inline = new Set<string>([...mailNames, ...namesIn(withoutWhole(defaults))])
  const paragraph = text(names).check(
    z.superRefine((words, context) => {
      for (const [lang, one] of Object.entries(words))
        for (const [ask, name = ''] of one.matchAll(/\{\{(\w+)\}\}/g))
          if (one !== ask && whole.includes(name) && !inline.has(name))
            context.addIssue({
              ...wrongBy(lack('inside-sentence', { asked: `{{${name}}}` })),
              path: [lang],
              input: one,
            })
    }),
  )
  return z.strictObject({
    note,
    code: z.literal(defaults.code),
    subject: z.optional(text([...inline], 200)),
    preheader: z.optional(text([...inline], 300)),
    heading: z.optional(text([...inline], 200)),
    paragraphs: z
      .optional(many(paragraph, 40))
      .check(z.describe('The last one is the closing. A line break is \\n.')),
    action: z
      .optional(z.strictObject({ label: text([...inline], 80) }))
      .check(z.describe('The words of the button; where it leads is the program’s.')),
    leave: z.optional(z.strictObject({ label: text([...inline], 200) })),
  })
}

function withoutWhole(mail: MailTexts): MailTexts {
  return { ...mail, paragraphs: mail.paragraphs.filter(({ el }) => !/^\{\{\w+\}\}$/.test(el)) }
}

function namesIn(value: unknown): string[] {
  return [
    ...new Set([...JSON.stringify(value).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
  ]
}

/** The program's mails with a shop's own in their place. */
export function mailsOver(defaults: Emails, written: OwnEmails): Emails {
  return {
    footer: written.footer ?? defaults.footer,
    fragments: { ...defaults.fragments, ...defined(written.fragments ?? {}) },
    items: defaults.items.map(mail => {
      const mine = written.items?.find(({ code }) => code === mail.code)
      if (!mine) return mail
      const { action, leave, ...texts } = mine
      return {
        ...mail,
        ...defined(texts),
        action: mail.action && { ...mail.action, ...defined(action ?? {}) },
        ...(mail.leave && { leave: { ...mail.leave, ...defined(leave ?? {}) } }),
      }
    }),
  }
}

export type OwnEmails = {
  readonly footer?: Text | undefined
  readonly fragments?: Readonly<Record<string, Text | undefined>> | undefined
  readonly items?: readonly OwnMail[] | undefined
}

type OwnMail = {
  readonly code: string
  readonly subject?: Text | undefined
  readonly preheader?: Text | undefined
  readonly heading?: Text | undefined
  readonly paragraphs?: readonly Text[] | undefined
  readonly action?: { readonly label: Text } | undefined
  readonly leave?: { readonly label: Text } | undefined
}

function defined<Value extends object>(
  value: Value,
): { [Key in keyof Value]-?: NonNullable<Value[Key]> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]-?: NonNullable<Value[Key]>
  }
}
