import '../config/env-file.ts'
import { audit, reportOf } from '../books/audit.ts'
import { shopCommand } from './shop-command.ts'

// npm run audit
await shopCommand(async (db, config) => {
  const findings = await audit(db)
  const isOpen = config.sandbox || findings.every(({ check }) => !check.startsWith('fiscal'))
  const hint = isOpen
    ? []
    : ['Nobody issues fiscal documents for this shop yet: see docs/decisions/011-fiscal.md.']
  const done = findings.every(({ note }) => note)
  return { done, says: [...reportOf(findings), ...hint] }
})
