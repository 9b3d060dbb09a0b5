import { chaos } from './chaos.ts'
import { resets } from './resets.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
// The seed of an earlier run makes the same choices again.
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const many = { kills: 50, databaseKills: 6, shoppers: 8, seed, say }
const runs = [() => chaos(many), () => resets({ seconds: 60, shoppers: 8, seed, say })]
let failed = 0
for (const run of runs) {
  const { wrong, notes, ...counts } = await run()
  for (const note of notes) say(`Note: ${note}`)
  for (const line of wrong) say(`Wrong: ${line}`)
  say(JSON.stringify(counts))
  failed += wrong.length
}
say(failed === 0 ? 'Every promise was kept.' : `${failed} promises were broken.`)
process.exit(failed === 0 ? 0 : 1)
