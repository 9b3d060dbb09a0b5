import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { readSvg } from '../pictures/safe-svg.ts'
import { markFiles, readMarks } from './marks.ts'
import { textOfProblem } from './problem-text.ts'

const svg = (inner: string, box = '0 0 64 64') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">${inner}</svg>`
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#8a2f3c' } })
    .png()
    .toBuffer()

async function folderOf(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'brand'))
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, 'brand', name), content)
  return folder
}

async function told(files: Readonly<Record<string, string | Buffer>>): Promise<string[]> {
  const { problems } = await readMarks(await folderOf(files))
  return problems.map(({ file, lack }) => `${file} ${textOfProblem(lack)}`)
}

test('a logo and an icon are read, and written byte for byte', async () => {
  const files = {
    'logo.svg': svg('<path d="M0 0h64v64z"/>', '0 0 200 64'),
    'icon.png': await png(512, 512),
  }
  const { marks, problems } = await readMarks(await folderOf(files))
  expect(problems).toEqual([])
  expect(markFiles(marks)).toEqual([
    ['brand/icon.png', files['icon.png']],
    ['brand/logo.svg', files['logo.svg']],
  ])
  expect(await readMarks('/nowhere')).toEqual({ marks: {}, problems: [] })
})

test('of a PNG nothing is kept that a camera or a program noted beside the picture', async () => {
  const plain = sharp({ create: { width: 512, height: 512, channels: 4, background: '#8a2f3c' } })
  const noted = await plain
    .withIccProfile('p3')
    .withExif({
      IFD0: { Artist: 'Eleni Secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 58/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><x:Secret/></x:xmpmeta>')
    .png()
    .toBuffer()
  const before = await sharp(noted).metadata()
  expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true)
  const behind = Buffer.concat([noted, Buffer.from('Secret')])
  const { marks, problems } = await readMarks(await folderOf({ 'icon.png': behind }))
  expect(problems).toEqual([])
  const [[, kept] = ['', '']] = markFiles(marks)
  const png = Buffer.from(kept)
  const { width, exif, xmp, comments, icc } = await sharp(png).metadata()
  expect({ width, exif, xmp, comments }).toEqual({ width: 512 })
  // Its colours are shown as they were meant.
  expect(icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true)
  expect(png.includes('Secret')).toBe(false)
  const pixels = (file: Buffer) => sharp(file).raw().toBuffer()
  expect((await pixels(png)).equals(await pixels(noted))).toBe(true)
})

test.each([
  ['<script>alert(1)</script>', 'holds a script'],
  ['<g onload="alert(1)"/>', 'holds a script (onload)'],
  ['<a href="javascript:alert(1)"><path/></a>', 'holds <a>, which no logo needs'],
  ['<use href="https://evil.example/a.svg#b"/>', 'loads something from elsewhere'],
  ['<use xlink:href="data:image/svg+xml,x"/>', 'loads something from elsewhere'],
  ['<path fill="url(https://evil.example/a)"/>', 'loads something from elsewhere'],
  ['<style>@import "//evil.example/a.css"</style>', 'has styles that load from elsewhere'],
  ['<style>p{fill:u\\72l(//evil.example)}</style>', 'has styles that load from elsewhere'],
  ['<style><![CDATA[p{fill:url(//evil.example)}]]></style>', 'has styles that load from elsewhere'],
  [
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    'holds <foreignObject>',
  ],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', 'holds a script'],
  ['<x:img xmlns:x="http://www.w3.org/1999/xhtml" src="x"/>', 'holds a piece of a page'],
  ['<set attributeName="href" to="#x"/>', 'holds <set>'],
  ['<image href="#x"/>', 'holds a picture within'],
  ['<text>Μπουκιά</text>', 'holds letters'],
  ['<?xml-stylesheet href="a.css"?>', 'holds an instruction'],
  ['<path>', 'is no SVG that can be read'],
])('an SVG with %s is refused', (inner, says) => {
  expect(readSvg(svg(inner))).toContain(says)
})

test('what editors write is let in; what is no SVG is not', () => {
  const drawn =
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)"/><style>.a{fill:#fff}</style>'
  const editor = '<n:view xmlns:n="http://editor.example" n:src="C:\\logo"/>'
  expect(readSvg(`<?xml version="1.0"?>${svg(drawn)}`)).toEqual({ width: 64, height: 64 })
  expect(readSvg(svg(editor.replace('C:\\', '')))).toEqual({ width: 64, height: 64 })
  expect(readSvg('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')).toContain('a document type')
  expect(readSvg('<html/>')).toContain('is no SVG')
  expect(readSvg('GIF89a')).toContain('is no SVG')
  expect(readSvg('<svg xmlns="http://www.w3.org/2000/svg"/>')).toContain('says no size')
})

test('a file of the wrong kind, size or shape is named', async () => {
  const jpeg = await sharp(await png(600, 600))
    .jpeg()
    .toBuffer()
  expect(await told({ 'logo.gif': 'GIF89a', 'icon.png': await png(300, 300) })).toEqual([
    'brand/icon.png is too small: 300 × 300 pixels, at least 512 × 512',
    'brand/logo.gif is not known here: logo.svg or logo.png, icon.svg or icon.png are',
  ])
  expect(await told({ 'icon.png': await png(900, 600), 'logo.png': jpeg })).toEqual([
    'brand/icon.png is 900 × 600; an icon is as wide as high',
    'brand/logo.png is jpeg, not PNG: save it as one',
  ])
  expect(await told({ 'logo.png': await png(600, 90) })).toEqual([
    'brand/logo.png is 600 × 90; a logo is at most 5 times as wide as high, and hardly higher than wide',
  ])
  expect(await told({ 'logo.png': (await png(600, 600)).subarray(0, 500) })).toEqual([
    'brand/logo.png is no picture that can be opened',
  ])
  expect(await told({ 'logo.svg': ' '.repeat(100_001) })).toEqual([
    'brand/logo.svg is too large: 100001 bytes, at most 100000',
  ])
  expect(await told({ 'logo.svg': svg('<path/>'), 'logo.png': await png(200, 200) })).toEqual([
    'brand/logo.svg stands beside logo.png: keep one of the two',
  ])
})

test('a link out of the folder is not followed', async () => {
  const folder = await folderOf({})
  await symlink('/etc/hostname', join(folder, 'brand/logo.svg'))
  const { problems } = await readMarks(folder)
  expect(problems.map(({ lack }) => lack.code)).toEqual(['file-link'])
})
