import { isKeyOf } from '#shop/keys.ts'
import '../config/env-file.ts'
import { allowMember, endManager, endMember, makeManager, showCompanies } from './company.ts'
import { type CommandOutcome, shopCommand } from './shop-command.ts'

// npm run company -- manager lefka eleni@lefka.example
const usage = [
  'npm run company -- list                     the companies, and who may see what they owe',
  'npm run company -- manager SPOT EMAIL       an employee of SPOT may see what it owes',
  'npm run company -- no-manager SPOT EMAIL    the employee may no longer see it',
  'npm run company -- remove SPOT EMAIL        SPOT pays for nothing new of the employee, who cannot join again',
  'npm run company -- allow SPOT EMAIL         a removed employee may join again',
]

const [, , what, spot, email, ...more] = process.argv
await shopCommand(async (db): Promise<CommandOutcome> => {
  if (what === 'list' && !spot) return showCompanies(db)
  const acts = {
    manager: makeManager,
    'no-manager': endManager,
    remove: endMember,
    allow: allowMember,
  }
  const act = what && isKeyOf(acts, what) ? acts[what] : null
  return act && spot && email && more.length === 0
    ? act(db, spot, email)
    : { done: false, says: usage }
})
