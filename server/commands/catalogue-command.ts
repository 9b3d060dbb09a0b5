import '../config/env-file.ts'
import { stderr, stdout } from 'node:process'
import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'
import { migrate } from '../db/migrate.ts'
import { hasShop } from '../db/seeded.ts'
import { exportFolder } from '../folder/export.ts'
import { newFolder } from '../folder/new-folder.ts'
import { readPictures } from '../folder/pictures.ts'
import { type Problem, problemLine } from '../folder/problem.ts'
import { readFolder } from '../folder/read.ts'
import { carryOutImport, planImport } from '../releases/import.ts'
import { isAgreed } from './agreed.ts'
import { type CommandOutcome, shopCommand } from './shop-command.ts'

// npm run catalogue -- check FOLDER
const usage = [
  'npm run catalogue -- new FOLDER      writes a small shop to begin with, which explains itself;',
  '                                     --texts: with all texts of the program, to be changed',
  'npm run catalogue -- check FOLDER    names all that is wrong in a folder, with file and line',
  'npm run catalogue -- import FOLDER   makes the shop what the folder says; shows first what changes,',
  '                                     and asks. --dry: only shows. --yes: does not ask.',
  '                                     --although-sold: also where it hurts what is sold already',
  'npm run catalogue -- export FOLDER   writes the shop as a folder, which must be empty or new',
  '',
  'docs/catalogue.md tells what stands in a folder. check and new need no shop.',
]

const waits = [
  'An import waits for nobody. Settle with the customers of these orders first; a release of the staff room',
  'asks them and waits until each has chosen. With --although-sold it is imported, and their orders stay.',
]

const known: Record<string, readonly string[]> = {
  new: ['texts'],
  check: [],
  import: ['dry', 'yes', 'although-sold'],
  export: [],
}
const { isHelp, what, folder, options } = asked(process.argv.slice(2))

if (isHelp) stdout.write(`${usage.join('\n')}\n`)
else if (!folder) {
  stderr.write(`${usage.join('\n')}\n`)
  process.exitCode = 1
} else if (what === 'check') await check(folder)
else if (what === 'new') await begin(folder)
else if (what === 'export') await shopCommand((db, config) => write(db, config, folder))
else await shopCommand((db, config) => bring(db, config, folder), { needsShop: false })

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

async function write(db: Pool, { dataDir }: Config, folder: string): Promise<CommandOutcome> {
  const { dishes, pictures, faults } = await exportFolder(db, dataDir, folder)
  const wrote = `${folder} holds ${counted(dishes, 'dish', 'dishes')} and ${counted(pictures, 'picture')}.`
  return { done: true, says: [...faults.map(fault => `Left out: ${fault}`), wrote] }
}

async function bring(db: Pool, { dataDir }: Config, folder: string): Promise<CommandOutcome> {
  // A shop may get its catalogue before it is opened for the first time.
  if (!(await hasShop(db))) await migrate(db, () => {})
  const plan = await planImport(db, dataDir, folder, new Date())
  if ('problems' in plan) {
    say(stderr, plan.problems)
    return {
      done: false,
      says: [`${counted(plan.problems.length, 'problem')}. Nothing was changed.`],
    }
  }
  say(stdout, plan.remarks)
  if (plan.refusals.length > 0)
    return { done: false, says: [...plan.refusals, 'Nothing was changed.'] }
  if (plan.lines.length === 0)
    return { done: true, says: ['The shop is as the folder says; there is nothing to change.'] }
  stdout.write(`${plan.lines.join('\n')}\n`)
  const { lines: sold } = plan.sold
  if (sold.length > 0) stdout.write(`Sold already:\n${sold.map(line => `  ${line}\n`).join('')}`)
  if (options.includes('dry'))
    return { done: true, says: ['Nothing was changed: --dry only shows.'] }
  if (sold.length > 0 && !options.includes('although-sold'))
    return { done: false, says: [...waits, 'Nothing was changed.'] }
  if (!options.includes('yes') && !(await isAgreed('Import it? Write yes: ')))
    return { done: false, says: ['Nothing was changed.'] }
  const trouble = await carryOutImport(db, dataDir, plan, new Date())
  if (trouble) return { done: false, says: [trouble, 'Nothing was changed.'] }
  const says = ['Imported. A shop that runs follows within seconds.']
  if (plan.pictures.length > 0)
    says.push('Browsers that know a dish see its new picture after the next start of the shop.')
  return { done: true, says }
}

async function check(folder: string): Promise<void> {
  const { shop, problems, remarks } = await readFolder(folder)
  const pictures = shop ? await readPictures(folder, shop) : null
  const all = [...problems, ...(pictures?.problems ?? [])]
  say(stderr, all)
  say(stdout, [...remarks, ...(pictures?.remarks ?? [])])
  if (all.length > 0)
    stderr.write(`${counted(all.length, 'problem')}. Nothing of it can be imported.\n`)
  else if (shop)
    stdout.write(
      `${folder} is in order: ${counted(shop.dishes.size, 'dish', 'dishes')}, ${counted(shop.ingredients.length, 'ingredient')}.\n`,
    )
  process.exitCode = all.length > 0 ? 1 : 0
}

function say(stream: { write(text: string): unknown }, problems: readonly Problem[]): void {
  for (const problem of problems) stream.write(`${problemLine(problem)}\n`)
}

function counted(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`
}
