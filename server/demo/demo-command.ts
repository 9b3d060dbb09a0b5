import '../config/env-file.ts'
import { stdout } from 'node:process'
import { isAgreed } from '../commands/agreed.ts'
import { type CommandOutcome, shopCommand } from '../commands/shop-command.ts'
import { planRemoval, removeDemo } from './remove.ts'

// npm run demo -- remove
const usage = [
  'The demo shop is there to look at: its customers’ passwords are known to everybody.',
  '',
  'npm run demo -- remove                   says what it will remove, asks, and removes it: the',
  '                                         demo’s customers, orders, coupons, companies and',
  '                                         catalogue (that stays where a meal is the shop’s own)',
  'npm run demo -- remove --keep-catalogue  leaves the demo’s meals, plans, places and windows',
  'npm run demo -- remove --yes             does not ask',
]

const [, , what, ...options] = process.argv
const flags = ['--yes', '--keep-catalogue']

await shopCommand(async (db): Promise<CommandOutcome> => {
  if (what !== 'remove' || options.some(option => !flags.includes(option)))
    return { done: what === undefined, says: usage }
  const removal = await planRemoval(db, options.includes('--keep-catalogue'))
  if (removal.goes.length === 0) return { done: true, says: ['Nothing of the demo is left.'] }
  say('This will be removed:', removal.goes)
  if (removal.stays.length > 0) say('This stays:', removal.stays)
  if (!options.includes('--yes') && !(await isAgreed('Remove it? Write yes: ')))
    return { done: false, says: ['Nothing was removed.'] }
  await removeDemo(db, removal, Date.now())
  return { done: true, says: ['Removed. Everything else is as it was.'] }
})

function say(title: string, lines: readonly string[]): void {
  stdout.write(`${title}\n${lines.map(line => `  ${line}\n`).join('')}`)
}
