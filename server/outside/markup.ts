/** Markup that is safe to send: all text in it was escaped. */
export type Markup = { readonly html: string }

type Value = Markup | readonly Markup[] | string | number | null

/** A piece of HTML. It escapes texts, keeps other pieces as they are, and leaves out null. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const filled = parts.map((part, index) =>
    index < values.length ? part + written(values[index] ?? null) : part,
  )
  return { html: filled.join('') }
}

function written(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value))
  if ('html' in value) return value.html
  return value.map(piece => piece.html).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)
}
