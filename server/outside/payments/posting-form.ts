import { createHash } from 'node:crypto'

/** A form that posts itself where scripts run, and has a button where they do not. */
export function postingForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  button: string,
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return `<form method="post" action="${escaped(url)}">
      ${hidden.join('\n      ')}
      <button class="approve">${escaped(button)}</button>
    </form>`
}

export const submits = 'document.forms[0].submit()'

export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)
}
