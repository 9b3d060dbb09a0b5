import type { Catalogue } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'

/** A line of a list; an empty text is left out. */
export type MailRow = {
  readonly what: string
  readonly detail: string
  readonly price: string
  readonly isTotal?: boolean
  /** Of the dish whose picture stands beside it. */
  readonly slug?: string
}

export type MailGroup = {
  readonly title: string
  readonly notes: readonly string[]
  readonly rows: readonly MailRow[]
}

export type MailBlock =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly groups: readonly MailGroup[] }
  | MailPanel
  | MailTicket

/** What matters most in large letters, with what belongs to it. */
export type MailPanel = {
  readonly kind: 'panel'
  readonly label: string
  readonly amount: string
  readonly notes: readonly string[]
}

/** A coupon, drawn as the paper that it is in the account. */
export type MailTicket = {
  readonly kind: 'ticket'
  readonly worth: string
  readonly off: string
  readonly label: string
  readonly code: string
  readonly rules: readonly string[]
}

export type MailDocument = {
  readonly lang: Language
  readonly subject: string
  readonly preheader: string
  readonly heading: string
  readonly blocks: readonly MailBlock[]
  readonly action: Action | null
  readonly leave: Action | null
  readonly closing: readonly string[]
  readonly footer: string
  readonly place: MailPlace
}

type Action = { readonly label: string; readonly url: string }

/** Where the links and pictures of mails lead; `files`: the host of the pictures. */
export type MailPlace = {
  readonly url: string
  readonly files: string
  readonly imagesVersion: string
  readonly catalogue: Sender
}

/** Who writes, and in which words. */
export type Sender = Pick<Catalogue, 'brand' | 'legalEntity' | 'texts'>
