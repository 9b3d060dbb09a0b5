import { stderr, stdout } from 'node:process'
import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { hasShop } from '../db/shop/seeded.ts'
import { stateName, writeStateName } from '../folder/common-state.ts'
import type { CountsShop } from '../folder/published.ts'
import { carryOutImport, noteImport, planImport } from '../releases/import.ts'
import { isAgreed } from './agreed.ts'
import { printProblems, refusedFor } from './counted.ts'
import type { CommandOutcome } from './shop-command.ts'
import { chosenOneByOne, publishedLine } from './whose-values.ts'

const waits = [
  'An import waits for nobody. Settle with the customers of these orders first; a release of the staff room',
  'asks them and waits until each has chosen. With --although-sold it is imported, and their orders stay.',
]

const whoseCounts = [
  'Whose values count? With --keep-published those of the shop, with --replace-published those of the folder.',
]

/**
 * Makes the shop what the folder says, with `options` as the command takes them. Where a value was published
 * and is not in the folder, the options decide which of the two counts, or the terminal asks.
 */
export async function imported(
  db: Pool,
  { dataDir }: Config,
  folder: string,
  options: ReadonlySet<string>,
): Promise<CommandOutcome> {
  // A shop may get its catalogue before it is opened for the first time.
  if (!(await hasShop(db))) await migrate(db, () => {})
  const first = await planImport(db, dataDir, folder, { now: new Date() })
  if ('problems' in first) return refusedFor(first.problems)
  const countsShop = await choiceOf(first, options)
  if (!countsShop) return { done: false, says: [...whoseCounts, 'Nothing was changed.'] }
  const plan = await planImport(db, dataDir, folder, { now: new Date(), countsShop })
  if ('problems' in plan) return refusedFor(plan.problems)
  return await carriedOut({ db, dataDir, folder, options }, plan)
}

type Plan = Exclude<Awaited<ReturnType<typeof planImport>>, { problems: unknown }>

type Asked = {
  readonly db: Pool
  readonly dataDir: string
  readonly folder: string
  readonly options: ReadonlySet<string>
}

async function carriedOut(
  { db, dataDir, folder, options }: Asked,
  plan: Plan,
): Promise<CommandOutcome> {
  printProblems(stdout, plan.remarks)
  if (plan.refusals.length > 0)
    return { done: false, says: [...plan.refusals, 'Nothing was changed.'] }
  const isDry = options.has('dry')
  if (plan.lines.length === 0) {
    if (!isDry) {
      await noteImport(db, plan, new Date())
      await nameState(folder, plan)
    }
    return { done: true, says: [nothingToChange(plan)] }
  }
  stdout.write(`${plan.lines.join('\n')}\n`)
  const { lines: sold } = plan.sold
  if (sold.length > 0) stdout.write(`Sold already:\n${sold.map(line => `  ${line}\n`).join('')}`)
  if (isDry) return { done: true, says: ['Nothing was changed: --dry only shows.'] }
  if (sold.length > 0 && !options.has('although-sold'))
    return { done: false, says: [...waits, 'Nothing was changed.'] }
  if (!options.has('yes') && !(await isAgreed('Import it? Write yes: ')))
    return { done: false, says: ['Nothing was changed.'] }
  const trouble = await carryOutImport(db, dataDir, plan, new Date())
  if (trouble) return { done: false, says: [trouble, 'Nothing was changed.'] }
  await nameState(folder, plan)
  const says = ['Imported. A shop that runs follows within seconds.']
  if (plan.pictures.length > 0)
    says.push('Its new pictures are seen once all of their sizes are made.')
  return { done: true, says }
}

/** A folder that cannot be written is imported, too. */
async function nameState(folder: string, { says }: Plan): Promise<void> {
  await writeStateName(folder, stateName(says)).catch(() =>
    stderr.write(`${folder} cannot be written: it does not say which state of the shop it has.\n`),
  )
}

function nothingToChange({ published }: Plan): string {
  if (published.length === 0) return 'The shop is as the folder says; there is nothing to change.'
  return 'There is nothing else to change. An export into this folder brings what was published.'
}

/** null: no option decides, and there is no terminal to ask at. */
async function choiceOf(
  { published, since }: Plan,
  options: ReadonlySet<string>,
): Promise<CountsShop | null> {
  if (published.length === 0) return () => true
  const day = since?.toISOString().slice(0, 10)
  stdout.write(
    `Published, and not in this folder, which was last imported or exported on ${day}:\n`,
  )
  for (const one of published) stdout.write(`  ${publishedLine(one)}\n`)
  if (options.has('keep-published')) return () => true
  if (options.has('replace-published')) return () => false
  if (options.has('dry')) return ({ isInBoth }) => !isInBoth
  return await chosenOneByOne(published)
}
