import type { MailBlock, MailDocument, MailGroup, MailRow } from './mail-document.ts'

/** Letters a line; prices are aligned to the right. */
const width = 72

export function mailText({
  lang,
  blocks,
  action,
  leave,
  closing,
  footer,
  place,
}: MailDocument): string {
  const parts = [
    ...blocks.map(blockText),
    ...(action ? [linkText(action)] : []),
    closing.join('\n'),
    ...(leave ? [linkText(leave)] : []),
    `-- \n${place.catalogue.brand.name[lang]}\n${footer}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** Its subject and where its button leads: a text message is paid by its length. */
export function smsText({ subject, action }: MailDocument): string {
  return action ? `${subject}\n${action.url}` : subject
}

/** What others than the customer may read: where a button led is left out. */
export function textWithoutLinks(document: MailDocument): string {
  const { action, leave } = document
  return mailText({
    ...document,
    action: action && { ...action, url: '' },
    leave: leave && { ...leave, url: '' },
  })
}

function linkText({ label, url }: NonNullable<MailDocument['action']>): string {
  return url === '' ? `[${label}]` : `${label}:\n${url}`
}

function blockText(block: MailBlock): string {
  if (block.kind === 'text') return block.lines.join('\n')
  if (block.kind === 'list') return block.groups.map(groupText).join('\n\n')
  if (block.kind === 'panel') return [`${block.label}: ${block.amount}`, ...block.notes].join('\n')
  return [`${block.label}: ${block.code} (${block.worth} ${block.off})`, ...block.rules].join('\n')
}

function groupText({ title, notes, rows }: MailGroup): string {
  return [title, ...notes, ...rows.map(rowText)].filter(Boolean).join('\n')
}

function rowText({ what, detail, price }: MailRow): string {
  const name = [what, detail].filter(Boolean).join(', ')
  if (!price) return `  ${name}`
  const room = width - lettersOf(name) - lettersOf(price) - 3
  return `  ${name} ${'.'.repeat(Math.max(room, 2))} ${price}`
}

function lettersOf(text: string): number {
  return [...text].length
}
