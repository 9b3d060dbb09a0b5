import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultTexts } from '../catalogue/default-texts.ts'
import { textNames } from '../catalogue/shop-data.ts'
import { newShopFolder } from '../folders.ts'
import { textFiles, textsFolder } from './layout.ts'
import { textHead } from './write.ts'
import { writeYaml } from './yaml-writer.ts'

/** Writes a small shop to begin with. Throws where the folder holds something already. */
export async function newFolder(folder: string, withTexts: boolean): Promise<void> {
  const there = await readdir(folder).catch(() => [])
  if (there.length > 0) throw new Error(`${folder} is not empty; nothing was written.`)
  await cp(fileURLToPath(newShopFolder), folder, { recursive: true })
  if (!withTexts) return
  await mkdir(join(folder, textsFolder), { recursive: true })
  for (const name of textNames) {
    const texts = name === 'emails' ? ownMails() : defaultTexts[name]
    await writeFile(join(folder, textFiles[name]), writeYaml(texts, textHead(name)))
  }
}

function ownMails() {
  const { footer, fragments, items } = defaultTexts.emails
  return {
    footer,
    fragments,
    items: items.map(({ kind: _, action, leave, ...texts }) => ({
      ...texts,
      ...(action && { action: { label: action.label } }),
      ...(leave && { leave: { label: leave.label } }),
    })),
  }
}
