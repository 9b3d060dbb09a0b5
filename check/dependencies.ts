import { execFile } from 'node:child_process'

/** Known weaknesses of the dependencies; a high or critical one fails the check. */
type Report = {
  metadata?: { vulnerabilities?: Record<'high' | 'critical', number> }
  vulnerabilities?: Record<string, { severity: string; range: string }>
  message?: string
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const asked = ['audit', '--omit=dev', '--audit-level=high', '--json']
const options = {
  timeout: 60_000,
  maxBuffer: 32 * 1024 * 1024,
  shell: process.platform === 'win32',
}
execFile('npm', asked, options, (_error, stdout) => {
  const report = reportIn(stdout)
  const counted = report?.metadata?.vulnerabilities
  if (!counted) {
    say(`Dependencies were not audited: ${report?.message ?? 'the registry did not answer'}.`)
    return
  }
  for (const [name, { severity, range }] of Object.entries(report.vulnerabilities ?? {}))
    say(`${severity}: ${name} ${range}`)
  const serious = counted.high + counted.critical
  say(`Dependencies: ${serious} with a high or critical weakness.`)
  if (serious > 0) process.exitCode = 1
})

function reportIn(text: string): Report | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
