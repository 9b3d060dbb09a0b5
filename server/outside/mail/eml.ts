export type ReadMail = {
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Reads only mails that outbox.ts wrote: two parts in base64, as they hold Greek, and headers in UTF-8 words. */
export function readMail(file: string): ReadMail {
  const { headers, body } = split(file)
  const boundary = /boundary="([^"]+)"/.exec(headerOf(headers, 'content-type'))?.[1]
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(split) : []
  const partOf = (type: string) =>
    parts.find(part => headerOf(part.headers, 'content-type').startsWith(type))
  const textOf = (type: string) =>
    Buffer.from(partOf(type)?.body ?? '', 'base64')
      .toString('utf8')
      .replace(/\r\n/g, '\n')
  return {
    headers: headers.map(({ name, value }) => ({ name, value: decoded(value) })),
    subject: decoded(headerOf(headers, 'subject')),
    text: textOf('text/plain'),
    html: textOf('text/html'),
  }
}

type Header = ReadMail['headers'][number]

function split(part: string): { headers: Header[]; body: string } {
  const [head = '', ...body] = part.replace(/^\r\n/, '').split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = lines.map(line => {
    const colon = line.indexOf(':')
    return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() }
  })
  return { headers, body: body.join('\r\n\r\n') }
}

function headerOf(headers: readonly Header[], name: string): string {
  return headers.find(header => header.name.toLowerCase() === name)?.value ?? ''
}

/** Decodes "=?UTF-8?B?…?=" and "=?UTF-8?Q?…?=" (RFC 2047); blanks between two such words do not count. */
function decoded(value: string): string {
  return value
    .replace(/(=\?UTF-8\?[BQ]\?[^?]*\?=)\s+(?==\?UTF-8\?)/gi, '$1')
    .replace(/(?:=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, words => {
      const bytes = [...words.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind, word]) =>
        kind?.toUpperCase() === 'B' ? Buffer.from(word ?? '', 'base64') : fromQ(word ?? ''),
      )
      return Buffer.concat(bytes).toString('utf8')
    })
}

function fromQ(word: string): Buffer {
  const plain = word.replaceAll('_', ' ')
  const bytes = plain.replace(/=([0-9A-F]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1')
}
