/** An element of a SOAP message: its name without a prefix, its text or its children. */
export type Element = {
  readonly name: string
  readonly text: string
  readonly children: readonly Element[]
}

export class XmlError extends Error {}

export function xmlFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<${name}>${xmlText(value)}</${name}>`)
    .join('')
}

/** Text as it may stand in an element: escaped, without characters that XML forbids. */
export function xmlText(value: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return value
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, sign => entities[sign] ?? sign)
}

export function envelope(body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`
}

const longest = 256 * 1024
const deepest = 20
const piece =
  /<(\/?)([A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y

/**
 * Reads what a SOAP answer may hold: elements, attributes (which it skips) and text. Throws
 * `XmlError` on everything else, such as document types, entities of their own and comments.
 */
export function readXml(source: string): Element {
  if (source.length > longest) throw new XmlError('too long')
  const text = source.replace(/^\ufeff?\s*(<\?xml\b[^?>]*\?>)?\s*/, '').trimEnd()
  const top: Open = { name: '', text: '', children: [] }
  const open: Open[] = [top]
  piece.lastIndex = 0
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text)
    const parent = open.at(-1)
    if (!found || !parent) throw new XmlError('not XML')
    const [whole, closes, prefix = '', name, , isEmpty] = found
    if (!name) parent.text += readText(whole)
    else if (closes) {
      if (parent.name !== prefix + name || open.length === 1 || isEmpty)
        throw new XmlError('not XML')
      open.pop()
    } else {
      const child: Open = { name: prefix + name, text: '', children: [] }
      parent.children.push(child)
      if (!isEmpty) open.push(child)
      if (open.length > deepest) throw new XmlError('too deep')
    }
  }
  const [root, ...others] = top.children
  if (!root || others.length > 0 || open.length > 1 || top.text) throw new XmlError('not XML')
  return finished(root)
}

type Open = { name: string; text: string; children: Open[] }

export function textAt(element: Element, ...path: readonly string[]): string | null {
  let here: Element = element
  for (const name of path) {
    const [next, ...others] = here.children.filter(child => child.name === name)
    if (!next || others.length > 0) return null
    here = next
  }
  return here.children.length === 0 ? here.text.trim() : null
}

function finished({ name, text, children }: Open): Element {
  const local = name.slice(name.indexOf(':') + 1)
  return { name: local, text, children: children.map(finished) }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function readText(raw: string): string {
  return raw.replace(/&([^;&]*);?/g, (whole, name: string) => {
    const known = Object.hasOwn(named, name) ? named[name] : numbered(name)
    if (known === undefined || !whole.endsWith(';')) throw new XmlError('an unknown entity')
    return known
  })
}

function numbered(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([0-9a-fA-F]{1,6})|([0-9]{1,7}))$/.exec(name) ?? []
  const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : 0
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
