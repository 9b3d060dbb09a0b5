import { SaxesParser, type SaxesTagNS } from 'saxes'

const svgSpace = 'http://www.w3.org/2000/svg'
const pageSpace = 'http://www.w3.org/1999/xhtml'
/** What draws shapes and colours; all else could run, move, fetch, or need a font of the machine. */
const drawing: ReadonlySet<string> = new Set(
  `svg g defs symbol use path circle ellipse rect line polyline polygon linearGradient radialGradient
  stop clipPath mask pattern marker title desc metadata style filter feBlend feColorMatrix feComposite
  feFlood feGaussianBlur feMerge feMergeNode feOffset`.split(/\s+/),
)
const unwanted: Readonly<Record<string, string>> = {
  script: 'holds a script',
  text: 'holds letters, which look different on each machine: turn them into paths',
  image: 'holds a picture within: give that as a PNG',
}

type SvgRead = { readonly width: number; readonly height: number } | string

/** How large an SVG is, in its own units; a sentence where a shop should not show it. */
export function readSvg(source: string): SvgRead {
  const troubles: string[] = []
  let root: SaxesTagNS | null = null
  let css = ''
  const open: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  const bad = (says: string) => void troubles.push(says)
  parser.on('error', () => bad('is no SVG that can be read'))
  parser.on('doctype', () => bad('holds a document type (<!DOCTYPE …>): take it out'))
  parser.on('processinginstruction', () => bad('holds an instruction (<?…?>): take it out'))
  parser.on('opentag', tag => {
    root ??= tag
    open.push(tag.local)
    const trouble = troubleWith(tag)
    if (trouble) bad(trouble)
  })
  parser.on('closetag', () => void open.pop())
  const text = (piece: string) => {
    if (open.at(-1) === 'style') css += piece
  }
  parser.on('text', text)
  parser.on('cdata', text)
  try {
    parser.write(source).close()
  } catch {
    bad('is no SVG that can be read')
  }
  if (leadsOut(css)) bad('has styles that load from elsewhere')
  if (troubles[0]) return troubles[0]
  return root ? sizeOf(root) : 'is no SVG that can be read'
}

function troubleWith({ local, uri, attributes }: SaxesTagNS): string | null {
  // What an editor notes for itself is in a space of its own, and draws nothing.
  if (uri === pageSpace) return `holds a piece of a page (<${local}>)`
  if (uri === svgSpace && !drawing.has(local))
    return unwanted[local] ?? `holds <${local}>, which no logo needs`
  for (const { local: name, value } of Object.values(attributes)) {
    if (/^on/i.test(name)) return `holds a script (${name})`
    if ((name === 'href' || name === 'src') && !/^\s*#/.test(value))
      if (uri === svgSpace) return `loads something from elsewhere (${value.slice(0, 60)})`
    if (leadsOut(value)) return `loads something from elsewhere (${value.slice(0, 60)})`
  }
  return null
}

/** Also as CSS may disguise it: with a backslash before a letter. */
function leadsOut(text: string): boolean {
  return (
    /@import|javascript:|expression\s*\(|image-set/i.test(text) ||
    /url\(\s*["']?\s*[^#"'\s]/i.test(text) ||
    (text.includes('\\') && /[:(@]/.test(text))
  )
}

function sizeOf({ local, uri, attributes }: SaxesTagNS): SvgRead {
  if (local !== 'svg' || uri !== svgSpace) return 'is no SVG: it begins with something else'
  const box = attributes.viewBox?.value
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = box ?? [
    0,
    0,
    Number.parseFloat(attributes.width?.value ?? ''),
    Number.parseFloat(attributes.height?.value ?? ''),
  ]
  return width > 0 && height > 0 ? { width, height } : 'says no size: give it a viewBox'
}
