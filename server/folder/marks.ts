import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mark, type MarkName, markNames } from '#shop/shop-data/mark.ts'
import { printOfMark } from '../pictures/mark.ts'
import { withoutNotes } from '../pictures/png-notes.ts'
import { readSvg } from '../pictures/safe-svg.ts'
import type { Marks } from './layout.ts'
import { type Problem, startOfFile } from './problem.ts'
import { type FileFault, fault } from './problem-text.ts'

const marksFolder = 'brand'

/** Bytes that a logo may have; it stays in memory. */
const mostBytes = { svg: 100_000, png: 280_000 } as const
/** Pixels of a PNG: the largest icon of a home screen, and a header's logo on the sharpest screens. */
const leastIcon = 512
const leastLogoHeight = 144
const mostSide = 4096
/**
 * A logo's width divided by its height: a lower one would be a line in the header, a wider one
 * would not fit a phone.
 */
const narrowest = 0.75
const widest = 5

type Shape = { readonly width: number; readonly height: number }

/** The owner's logo and icon in a folder's `brand/`; what is wrong with them. */
export async function readMarks(
  folder: string,
): Promise<{ readonly marks: Marks; readonly problems: readonly Problem[] }> {
  const marks: Partial<Record<MarkName, Mark>> = {}
  const problems: Problem[] = []
  const entries = await readdir(join(folder, marksFolder)).catch(() => [])
  for (const entry of entries.filter(name => !name.startsWith('.')).sort()) {
    const bad = (lack: FileFault) =>
      problems.push({ file: `${marksFolder}/${entry}`, ...startOfFile, path: [], lack })
    const [, name, kind] = /^(logo|icon)\.(svg|png)$/.exec(entry) ?? []
    if (!name || !kind) {
      bad(fault('mark-unknown', { names: markNames.map(own => `${own}.svg or ${own}.png`) }))
      continue
    }
    const mark = await readMark(join(folder, marksFolder, entry), kind as 'svg' | 'png')
    if ('code' in mark) bad(mark)
    else if (marks[name as MarkName]) bad(fault('mark-twice', { name: `${name}.png` }))
    else {
      const trouble = troubleWithShape(name as MarkName, mark)
      if (trouble) bad(trouble)
      marks[name as MarkName] = mark.mark
    }
  }
  return { marks, problems }
}

/** Its files by their path, as an export writes them. */
export function markFiles(marks: Marks = {}): [path: string, content: string | Buffer][] {
  return entriesOf(marks).map(([name, mark]) =>
    'svg' in mark
      ? [`${marksFolder}/${name}.svg`, mark.svg]
      : [`${marksFolder}/${name}.png`, Buffer.from(mark.png, 'base64')],
  )
}

type Read = Shape & { readonly mark: Mark }

async function readMark(path: string, kind: 'svg' | 'png'): Promise<Read | FileFault> {
  const stat = await lstat(path)
  if (stat.isSymbolicLink()) return fault('file-link')
  if (!stat.isFile()) return fault('file-none')
  if (stat.size > mostBytes[kind])
    return fault('file-bytes', { bytes: stat.size, most: mostBytes[kind] })
  return readDrawing(await readFile(path), kind)
}

/** The drawing that a person put in; or what is wrong with it. */
export async function markFrom(name: MarkName, content: Buffer): Promise<Mark | FileFault> {
  const kind = content[0] === 0x89 ? 'png' : 'svg'
  if (content.length > mostBytes[kind])
    return fault('file-bytes', { bytes: content.length, most: mostBytes[kind] })
  const read = await readDrawing(content, kind)
  return 'code' in read ? read : (troubleWithShape(name, read) ?? read.mark)
}

/** The fingerprints of a folder's or a shop's drawings. */
export function printsOf(marks: Marks = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(entriesOf(marks).map(([name, mark]) => [name, printOfMark(mark)]))
}

function entriesOf(marks: Marks): [string, Mark][] {
  return Object.entries(marks).flatMap(([name, mark]) => (mark ? [[name, mark]] : []))
}

function readDrawing(
  content: Buffer,
  kind: 'svg' | 'png',
): Read | Promise<Read | FileFault> | FileFault {
  return kind === 'svg' ? svgOf(content) : pngOf(content)
}

function svgOf(content: Buffer): Read | FileFault {
  let svg: string
  try {
    svg = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    return fault('file-not-utf-8')
  }
  const read = readSvg(svg.replace(/^\ufeff/, ''))
  return typeof read === 'string'
    ? fault('mark-not-svg', { words: read })
    : { ...read, mark: { svg } }
}

async function pngOf(content: Buffer): Promise<Read | FileFault> {
  try {
    // Loaded late: a shop without a PNG spares its memory.
    const { default: sharp } = await import('sharp')
    const picture = sharp(content, { limitInputPixels: mostSide * mostSide, failOn: 'warning' })
    const { width, height, format } = await picture.metadata()
    if (format !== 'png') return fault('mark-not-png', { format })
    await picture.stats()
    return { width, height, mark: { png: withoutNotes(content).toString('base64') } }
  } catch {
    return fault('picture-broken')
  }
}

function troubleWithShape(name: MarkName, { width, height, mark }: Read): FileFault | null {
  const size = { width: Math.round(width), height: Math.round(height) }
  const isPng = 'png' in mark
  if (name === 'icon') {
    if (Math.abs(width / height - 1) > 0.02) return fault('mark-icon-shape', size)
    if (isPng && width < leastIcon) return fault('mark-icon-small', { ...size, least: leastIcon })
    return null
  }
  if (width / height < narrowest || width / height > widest)
    return fault('mark-logo-shape', { ...size, most: widest })
  if (isPng && height < leastLogoHeight)
    return fault('mark-logo-small', { ...size, least: leastLogoHeight })
  return null
}
