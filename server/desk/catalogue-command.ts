import '../config/env-file.ts'
import { stderr, stdout } from 'node:process'
import { exportFolder } from '../folder/export.ts'
import { readPictures } from '../folder/pictures.ts'
import { type Problem, written } from '../folder/problem.ts'
import { readFolder } from '../folder/read.ts'
import { type Said, shopCommand } from './shop-command.ts'

// npm run catalogue -- check FOLDER
const usage = [
  'npm run catalogue -- check FOLDER    names all that is wrong in a folder, with file and line;',
  '                                     it needs no shop',
  'npm run catalogue -- export FOLDER   writes the shop as a folder, which must be empty or new',
  '',
  'docs/catalogue.md tells what stands in a folder.',
]

const [, , what, folder, ...options] = process.argv

if (what === 'check' && folder && options.length === 0) await check(folder)
else if (what === 'export' && folder && options.length === 0)
  await shopCommand(async (db, { dataDir }): Promise<Said> => {
    const { dishes, pictures, faults } = await exportFolder(db, dataDir, folder)
    const wrote = `${folder} holds ${counted(dishes, 'dish', 'dishes')} and ${counted(pictures, 'picture')}.`
    return { done: true, says: [...faults.map(fault => `Left out: ${fault}`), wrote] }
  })
else {
  stderr.write(`${usage.join('\n')}\n`)
  process.exitCode = 1
}

async function check(folder: string): Promise<void> {
  const { shop, problems } = await readFolder(folder)
  const pictures = shop ? await readPictures(folder, shop) : null
  const all = [...problems, ...(pictures?.problems ?? [])]
  say(stderr, all)
  say(stdout, pictures?.remarks ?? [])
  if (all.length > 0)
    stderr.write(`${counted(all.length, 'problem')}. Nothing of it can be imported.\n`)
  else if (shop)
    stdout.write(
      `${folder} is in order: ${counted(shop.dishes.size, 'dish', 'dishes')}, ${counted(shop.ingredients.length, 'ingredient')}.\n`,
    )
  process.exitCode = all.length > 0 ? 1 : 0
}

function say(stream: { write(text: string): unknown }, problems: readonly Problem[]): void {
  for (const problem of problems) stream.write(`${written(problem)}\n`)
}

function counted(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`
}
