import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mark, type MarkName, markNames } from '#shop/shop-data/mark.ts'
import { withoutNotes } from '../pictures/png-notes.ts'
import { readSvg } from '../pictures/safe-svg.ts'
import type { Marks } from './layout.ts'
import { type Problem, startOfFile } from './problem.ts'

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

/** Reads the logo and icon of `brand/`; problems are in plain words. */
export async function readMarks(
  folder: string,
): Promise<{ readonly marks: Marks; readonly problems: readonly Problem[] }> {
  const marks: Partial<Record<MarkName, Mark>> = {}
  const problems: Problem[] = []
  const entries = await readdir(join(folder, marksFolder)).catch(() => [])
  for (const entry of entries.filter(name => !name.startsWith('.')).sort()) {
    const bad = (says: string) =>
      problems.push({ file: `${marksFolder}/${entry}`, ...startOfFile, field: '', says })
    const [, name, kind] = /^(logo|icon)\.(svg|png)$/.exec(entry) ?? []
    if (!name || !kind) {
      bad(`is not known here: ${markNames.map(own => `${own}.svg or ${own}.png`).join(', ')} are`)
      continue
    }
    const mark = await readMark(join(folder, marksFolder, entry), kind as 'svg' | 'png')
    if (typeof mark === 'string') bad(mark)
    else if (marks[name as MarkName]) bad(`stands beside ${name}.png: keep one of the two`)
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
  return Object.entries(marks).map(([name, mark]) =>
    'svg' in mark
      ? [`${marksFolder}/${name}.svg`, mark.svg]
      : [`${marksFolder}/${name}.png`, Buffer.from(mark.png, 'base64')],
  )
}

type Read = Shape & { readonly mark: Mark }

async function readMark(path: string, kind: 'svg' | 'png'): Promise<Read | string> {
  const stat = await lstat(path)
  if (stat.isSymbolicLink()) return 'is a link; a folder holds its own files'
  if (!stat.isFile()) return 'is no file'
  if (stat.size > mostBytes[kind])
    return `is too large: ${stat.size} bytes, at most ${mostBytes[kind]}`
  const content = await readFile(path)
  return kind === 'svg' ? svgOf(content) : pngOf(content)
}

function svgOf(content: Buffer): Read | string {
  let svg: string
  try {
    svg = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    return 'is not written in UTF-8'
  }
  const read = readSvg(svg.replace(/^\ufeff/, ''))
  return typeof read === 'string' ? read : { ...read, mark: { svg } }
}

async function pngOf(content: Buffer): Promise<Read | string> {
  try {
    // Loaded late: a shop without a PNG spares its memory.
    const { default: sharp } = await import('sharp')
    const picture = sharp(content, { limitInputPixels: mostSide * mostSide, failOn: 'warning' })
    const { width, height, format } = await picture.metadata()
    if (format !== 'png') return `is ${format}, not PNG: save it as one`
    await picture.stats()
    return { width, height, mark: { png: withoutNotes(content).toString('base64') } }
  } catch {
    return 'is no picture that can be opened'
  }
}

function troubleWithShape(name: MarkName, { width, height, mark }: Read): string | null {
  const size = `${Math.round(width)} × ${Math.round(height)}`
  const isPng = 'png' in mark
  if (name === 'icon') {
    if (Math.abs(width / height - 1) > 0.02) return `is ${size}; an icon is as wide as high`
    if (isPng && width < leastIcon)
      return `is too small: ${size} pixels, at least ${leastIcon} × ${leastIcon}`
    return null
  }
  if (width / height < narrowest || width / height > widest)
    return `is ${size}; a logo is at most ${widest} times as wide as high, and hardly higher than wide`
  if (isPng && height < leastLogoHeight)
    return `is too small: ${size} pixels, at least ${leastLogoHeight} high`
  return null
}
