import { SaxesParser } from 'saxes'

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

/**
 * Reads what a SOAP answer may hold: elements, attributes (which it skips) and text. Throws
 * `XmlError` on everything else, such as document types, entities of their own and comments.
 */
export function readXml(source: string): Element {
  if (source.length > longest) throw new XmlError('too long')
  const parser = new SaxesParser()
  const top: Open = { name: '', text: '', children: [] }
  const open: Open[] = [top]
  const refuse = (what: string) => () => {
    throw new XmlError(what)
  }
  parser.on('error', refuse('not XML'))
  parser.on('doctype', refuse('a document type'))
  parser.on('comment', refuse('a comment'))
  parser.on('cdata', refuse('raw data'))
  parser.on('processinginstruction', refuse('an instruction'))
  parser.on('opentag', ({ name }) => {
    const child: Open = { name: name.slice(name.indexOf(':') + 1), text: '', children: [] }
    open.at(-1)?.children.push(child)
    if (open.push(child) > deepest) throw new XmlError('too deep')
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', text => {
    const parent = open.at(-1)
    if (parent) parent.text += text
  })
  parser.write(source.trim()).close()
  const [root] = top.children
  if (!root) throw new XmlError('not XML')
  return root
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
