import { chaos } from './chaos.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const { wrong, notes, ...counts } = await chaos({ kills: 50, databaseKills: 6, shoppers: 8, say })
for (const note of notes) say(`Note: ${note}`)
for (const line of wrong) say(`Wrong: ${line}`)
say(JSON.stringify(counts))
say(wrong.length === 0 ? 'Every promise was kept.' : `${wrong.length} promises were broken.`)
process.exit(wrong.length === 0 ? 0 : 1)
