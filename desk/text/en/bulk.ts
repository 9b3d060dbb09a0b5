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
  chooseOne: 'Choose one.',
  orders: {
    title: 'Orders',
    newest: count => `The newest ${count}`,
    below: number => `Before order ${number}`,
    older: 'Older ones',
    toNewest: 'The newest',
    none: 'No order yet',
    noneText: 'The first one will be found here as soon as it comes.',
    number: 'Number',
    customer: 'Customer',
    erased: 'The account was deleted',
    next: 'Delivery',
    ahead: 'To come',
    way: 'Method',
    ways: { delivery: 'To the door', takeaway: 'Pick-up', company: 'To the office' },
    total: 'Total',
    placed: 'Placed',
    confirm: 'Confirmation mail again',
    noConfirmation: 'the words of its confirmation are not kept',
    gone: 'the account was deleted',
  },
  mails: {
    title: 'Mails that did not arrive',
    newest: count =>
      `The newest ${count} of the last week. One that is sent again leaves this list.`,
    text: 'Of the last week. One that is sent again leaves this list.',
    none: 'All mails arrived',
    noneText: 'None of the last week failed.',
    mail: 'Mail',
    to: 'To',
    nobody: 'No account',
    order: 'Order',
    state: 'Status',
    why: 'Why',
    tries: 'Tries',
    at: 'When',
    again: 'Send again',
    notKept: 'its words are not kept',
  },
}
