import { chaos } from './chaos.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
// The seed of an earlier run makes the same choices again.
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const many = { kills: 50, databaseKills: 6, shoppers: 8, seed, say }
const { wrong, notes, ...counts } = await chaos(many)
for (const note of notes) say(`Note: ${note}`)
for (const line of wrong) say(`Wrong: ${line}`)
say(JSON.stringify(counts))
say(wrong.length === 0 ? 'Every promise was kept.' : `${wrong.length} promises were broken.`)
process.exit(wrong.length === 0 ? 0 : 1)
