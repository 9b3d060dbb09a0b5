import { lstat, readdir, readFile, realpath } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import sharp from 'sharp'
import { dietCodes } from '#shop/plan/plan.ts'
import type { PictureGroup } from '#shop/publishing/picture.ts'
import { documents, type ShopFolder } from './layout.ts'
import { inOrder, type Problem, startOfFile } from './problem.ts'
import { type FileFault, fault } from './problem-text.ts'

/** Bytes and pixels of one picture; more is a mistake, or meant to fill the memory. */
const mostBytes = 20_000_000
const mostPixels = 60_000_000
/** A narrower one looks soft on the widest pages. */
const leastWidth = 800

export type FolderPicture = {
  readonly group: PictureGroup
  readonly name: string
  readonly path: string
  readonly file: string
}

type FoundPictures = {
  readonly pictures: readonly FolderPicture[]
  readonly problems: readonly Problem[]
  /** Remarks do not stop the import. */
  readonly remarks: readonly Problem[]
}

/** Opens each picture of a folder and reports files that are none. */
export async function readPictures(folder: string, shop: ShopFolder): Promise<FoundPictures> {
  const problems: Problem[] = []
  const remarks: Problem[] = []
  const dir = shop.shop.pictures ?? 'pictures'
  const root = join(folder, dir)
  const found = await picturesIn(root, dir, (file, lack) => problems.push(at(file, lack)))
  if (!found) {
    if (shop.shop.pictures)
      problems.push({
        ...at(documents.shop.file, fault('no-folder-of-pictures', { name: dir })),
        path: ['pictures'],
      })
    return { pictures: [], problems, remarks }
  }
  const pictures: FolderPicture[] = []
  for (const picture of found) {
    const { lack, isGood } = await lookAt(picture)
    if (isGood) pictures.push(picture)
    if (lack) (isGood ? remarks : problems).push(at(picture.file, lack))
  }
  remarks.push(...unfitting(shop, dir, pictures))
  return { pictures, problems: inOrder(problems), remarks: inOrder(remarks) }
}

async function picturesIn(
  root: string,
  dir: string,
  bad: (file: string, lack: FileFault) => void,
): Promise<FolderPicture[] | null> {
  const real = await realpath(root).catch(() => null)
  if (!real) return null
  const pictures: FolderPicture[] = []
  for (const group of ['meals', 'close-ups', 'goals', 'categories'] as const)
    for (const entry of await filesIn(join(real, group)))
      if (isPicture(entry))
        pictures.push({
          group,
          name: entry.slice(0, -extname(entry).length),
          path: join(real, group, entry),
          file: `${dir}/${group}/${entry}`,
        })
  for (const group of ['hero', 'not-found'] as const)
    for (const entry of (await filesIn(real)).filter(
      name => isPicture(name) && name.startsWith(`${group}.`),
    ))
      pictures.push({ group, name: group, path: join(real, entry), file: `${dir}/${entry}` })
  const ofGroup: FolderPicture[] = []
  for (const picture of pictures) {
    const target = await realpath(picture.path).catch(() => null)
    const leaves = !target || relative(real, target).split(sep)[0] === '..'
    if (leaves) bad(picture.file, fault('file-link-out'))
    else ofGroup.push(picture)
  }
  return ofGroup
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort()
}

function isPicture(name: string): boolean {
  return /^[a-z0-9-]{1,80}\.(jpg|png)$/.test(name)
}

async function lookAt({ path }: FolderPicture): Promise<{ isGood: boolean; lack?: FileFault }> {
  try {
    const { size } = await lstat(path)
    if (size > mostBytes)
      return { isGood: false, lack: fault('file-bytes', { bytes: size, most: mostBytes }) }
    const picture = sharp(await readFile(path), { limitInputPixels: mostPixels })
    const { width, height, format } = await picture.metadata()
    if (format !== 'jpeg' && format !== 'png')
      return { isGood: false, lack: fault('picture-format', { format }) }
    if (extname(path) !== (format === 'png' ? '.png' : '.jpg'))
      return { isGood: false, lack: fault('picture-ending', { format }) }
    if (width * height > mostPixels)
      return { isGood: false, lack: fault('picture-pixels', { width, height }) }
    // A file that was cut off has a whole head.
    await picture.resize(16).toBuffer()
    if (
      width < leastWidth &&
      !path.includes(`${sep}categories${sep}`) &&
      !path.includes(`${sep}goals${sep}`)
    )
      return { isGood: true, lack: fault('picture-soft', { width, least: leastWidth }) }
    return { isGood: true }
  } catch {
    return { isGood: false, lack: fault('picture-broken') }
  }
}

function unfitting(
  { dishes, codes }: ShopFolder,
  dir: string,
  pictures: readonly FolderPicture[],
): Problem[] {
  const has = (group: string, name: string) =>
    pictures.some(picture => picture.group === group && picture.name === name)
  const lacking = [...dishes.keys()]
    .filter(slug => !has('meals', slug))
    .map(slug => at(`${dir}/meals/${slug}.jpg`, fault('picture-missing')))
  const categories = codes.categories.map(({ code }) => code)
  const alone = pictures.filter(({ group, name }) =>
    group === 'meals' || group === 'close-ups'
      ? !dishes.has(name)
      : group === 'categories'
        ? !categories.some(code => name.startsWith(code))
        : group === 'goals' && !dietCodes.some(code => code === name),
  )
  return [...lacking, ...alone.map(({ file }) => at(file, fault('picture-of-nothing')))]
}

function at(file: string, lack: FileFault): Problem {
  return { file, ...startOfFile, path: [], lack }
}
