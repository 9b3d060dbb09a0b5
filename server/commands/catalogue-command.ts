import '../config/env-file.ts'
import { stderr, stdout } from 'node:process'
import { newFolder } from '../folder/new-folder.ts'
import { readPictures } from '../folder/pictures.ts'
import { readFolder } from '../folder/read.ts'
import { unwrittenIn } from '../folder/unwritten.ts'
import { counted, printProblems } from './counted.ts'
import { exported } from './folder-export.ts'
import { imported } from './folder-import.ts'
import { shopCommand } from './shop-command.ts'

// npm run catalogue -- check FOLDER
const usage = [
  'npm run catalogue -- new FOLDER      writes a small shop to begin with, which explains itself;',
  '                                     --texts: with all texts of the program, to be changed',
  'npm run catalogue -- check FOLDER    names all that is wrong in a folder, with file and line',
  'npm run catalogue -- import FOLDER   makes the shop what the folder says; shows first what changes,',
  '                                     and asks. --dry: only shows. --yes: does not ask.',
  '                                     --although-sold: also where it hurts what is sold already',
  '                                     --keep-published, --replace-published: whose values count',
  '                                     where something was published since the last import or export',
  'npm run catalogue -- export FOLDER   writes the shop as a folder; into a folder that was imported or',
  '                                     exported before, what was published since, comments kept',
  '',
  'docs/catalogue.md tells what stands in a folder. check and new need no shop.',
]

const known: Record<string, readonly string[]> = {
  new: ['texts'],
  check: [],
  import: ['dry', 'yes', 'although-sold', 'keep-published', 'replace-published'],
  export: [],
}
const { isHelp, what, folder, options } = asked(process.argv.slice(2))

if (isHelp) stdout.write(`${usage.join('\n')}\n`)
else if (!folder) {
  stderr.write(`${usage.join('\n')}\n`)
  process.exitCode = 1
} else if (what === 'check') await check(folder)
else if (what === 'new') await begin(folder)
else if (what === 'export') await shopCommand((db, config) => exported(db, config, folder))
else
  await shopCommand((db, config) => imported(db, config, folder, new Set(options)), {
    needsShop: false,
  })

/** `folder` is undefined where the command is not one of those above. */
function asked(args: readonly string[]) {
  const words = args.filter(arg => !arg.startsWith('-'))
  const options = args.filter(arg => arg.startsWith('-')).map(arg => arg.replace(/^--/, ''))
  const [what = '', folder, ...more] = words
  const allowed = Object.hasOwn(known, what) ? known[what] : undefined
  const isRight = allowed && more.length === 0 && options.every(option => allowed.includes(option))
  const isHelp = options.some(option => option === 'help' || option === '-h')
  return { isHelp, what, folder: isRight ? folder : undefined, options }
}

async function begin(folder: string): Promise<void> {
  try {
    await newFolder(folder, options.includes('texts'))
    stdout.write(
      `${folder} holds a small shop. Its README.md says how to go on; legal.yaml comes first.\n`,
    )
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

async function check(folder: string): Promise<void> {
  const { shop, problems, remarks } = await readFolder(folder)
  const pictures = shop ? await readPictures(folder, shop) : null
  const all = [...problems, ...(pictures?.problems ?? [])]
  printProblems(stderr, all)
  printProblems(stdout, [...remarks, ...(pictures?.remarks ?? [])])
  if (all.length > 0)
    stderr.write(`${counted(all.length, 'problem')}. Nothing of it can be imported.\n`)
  else if (shop) {
    const unwritten = unwrittenIn(shop)
    if (unwritten.length > 0) stdout.write(`Still the program’s own: ${unwritten.join(', ')}.\n`)
    stdout.write(
      `${folder} is in order: ${counted(shop.dishes.size, 'dish', 'dishes')}, ${counted(shop.ingredients.length, 'ingredient')}.\n`,
    )
  }
  process.exitCode = all.length > 0 ? 1 : 0
}
