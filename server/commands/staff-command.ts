import '../config/env-file.ts'
import { type CommandOutcome, shopCommand } from './shop-command.ts'
import { inviteByCommand, linkByCommand, removeByCommand, showStaff } from './staff.ts'

// npm run staff -- add maria@example.gr owner
const usage = [
  'npm run staff -- list                  who may enter the staff room',
  'npm run staff -- add EMAIL ROLE …      adds a person and prints a link, which serves once',
  'npm run staff -- link EMAIL            a new link for who lost the password or the authenticator',
  'npm run staff -- remove EMAIL          sends a person away; all sessions end at once',
]

const [, , what, email, ...roles] = process.argv
await shopCommand(async (db, config): Promise<CommandOutcome> => {
  const desk = { db, config, now: Date.now() }
  if (what === 'list' && !email) return showStaff(db)
  if (what === 'add' && email && roles.length > 0) return inviteByCommand(desk, email, roles)
  if (what === 'link' && email && roles.length === 0) return linkByCommand(desk, email)
  if (what === 'remove' && email && roles.length === 0) return removeByCommand(desk, email)
  return { done: false, says: usage }
})
