import '../config/env-file.ts'
import { examineShop } from '../doctor/examine.ts'
import { pageOf } from '../doctor/finding.ts'

// npm run doctor
if (process.argv.length > 2) {
  process.stderr.write(
    'npm run doctor   looks at the shop and says on one page what is not well.\n',
  )
  process.exit(1)
}
const findings = await examineShop(process.env)
const inColour = process.stdout.isTTY && !process.env.NO_COLOR
for (const line of pageOf(findings, inColour)) process.stdout.write(`${line}\n`)
process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0
