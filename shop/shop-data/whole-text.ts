import { isSame, type Json } from '../merge/merge.ts'
import { type Emails, mailsOver, type OwnEmails } from './mail-texts.ts'

type Fields = { readonly [field: string]: Json }

/** The program's text of a name, and which parts a shop may leave out. */
export type Standard = {
  readonly name: string
  readonly words: Json
  readonly isPartial: boolean
}

export function wholeText({ name, words, isPartial }: Standard, written: Json): Json {
  if (name === 'emails') {
    const defaults = words as unknown as Emails
    const mails = mailsOver(defaults, (written ?? {}) as unknown as OwnEmails)
    return { ...noteOf(written), ...mails, items: mails.items.map(editable) } as unknown as Json
  }
  if (!isPartial) return written ?? words
  return { ...(words as Fields), ...(written as Fields | null) }
}

/** The text without parts equal to the program’s, unless `stored` wrote them. null: nothing is left. */
export function sparseText(standard: Standard, whole: Json, stored: Json): Json {
  const { name, isPartial } = standard
  const standardWhole = wholeText(standard, null)
  if (isSame(whole, standardWhole) && (stored ?? null) === null) return null
  if (!isPartial) return whole
  const told = (whole ?? {}) as Fields
  if (name !== 'emails') return differing(told, standardWhole as Fields, (stored ?? {}) as Fields)
  const { items, fragments, ...others } = told
  const old = (stored ?? {}) as Fields
  const [mails, ownMails, oldMails] = [items, (standardWhole as Fields).items, old.items].map(
    mailsByCode,
  )
  const mine = Object.values(differing(mails ?? {}, ownMails ?? {}, oldMails ?? {}))
  const ownFragments = (standardWhole as Fields).fragments as Fields
  const changedFragments = differing(
    (fragments ?? {}) as Fields,
    ownFragments,
    (old.fragments ?? {}) as Fields,
  )
  return {
    ...differing(others, standardWhole as Fields, old),
    ...(Object.keys(changedFragments).length > 0 && { fragments: changedFragments }),
    ...(mine.length > 0 && { items: mine }),
  }
}

function differing(told: Fields, own: Fields, kept: Fields): Fields {
  const entries = Object.entries(told)
  return Object.fromEntries(entries.filter(([key, one]) => key in kept || !isSame(one, own[key])))
}

/** A shop may write all of a mail but the addresses of its buttons. */
function editable({
  code,
  subject,
  preheader,
  heading,
  paragraphs,
  ...links
}: Emails['items'][number]) {
  const { action, leave } = links
  return {
    ...{ code, subject, preheader },
    ...(heading && { heading }),
    paragraphs,
    ...(action && { action: { label: action.label } }),
    ...(leave && { leave: { label: leave.label } }),
  }
}

function mailsByCode(items: Json): Fields {
  const mails = (items ?? []) as readonly { readonly code: string }[]
  return Object.fromEntries(mails.map(mail => [mail.code, mail as unknown as Json]))
}

function noteOf(written: Json): Fields {
  const { note } = (written ?? {}) as Fields
  return note === undefined ? {} : { note }
}
