import type { Words } from '../el/index.ts'

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

export const bulk: Words['bulk'] = {
  go: (act, count) => `${act}: ${rows(count)}`,
  text: count =>
    count === 1
      ? 'It is done once and written into the deeds.'
      : 'It is done to each row by itself. Each is a deed of its own, and one that is refused says why.',
  stays: 'Stays as it is',
  waits: 'Waits',
  runs: 'Being done',
  done: 'Done',
  refused: 'Not done',
  progress: (ended, of) => `${ended} of ${of}`,
  ended: (done, refused) =>
    refused === 0
      ? `All done: ${rows(done)}.`
      : `${done} done, ${refused} not done. Those stay chosen.`,
  again: count => `Again for those not done (${count})`,
  stop: 'Stop here',
  nothing: 'This can be done to none of the chosen rows.',
  csv: 'CSV of the chosen',
  note: 'A note on each order',
  needed: 'Write something.',
}
