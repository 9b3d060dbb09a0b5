import type { Words } from '../el/index.ts'

export const mails: Words['mails'] = {
  title: 'Mails that did not arrive',
  text: 'Of the last week. One that is sent again leaves this list.',
  none: 'All mails arrived',
  noneText: 'None of the last week failed.',
  mail: 'Mail',
  to: 'To',
  nobody: 'No account',
  order: 'Order',
  state: 'State',
  why: 'Why',
  tries: 'Tries',
  at: 'When',
  again: 'Send again',
  notKept: 'its words are not kept',
}
