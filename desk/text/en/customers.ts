import type { Words } from '../el/index.ts'

export const customers: Words['customers'] = {
  noName: 'No name',
  email: 'E-mail',
  proven: 'confirmed',
  unproven: 'not confirmed',
  phone: 'Phone',
  language: 'Language',
  since: 'Customer since',
  news: 'News and offers',
  newsSince: when => `Wanted since ${when}`,
  noNews: 'Not wanted',
  login: 'Login',
  password: 'with a password',
  noPassword: 'without a password',
  sessions: count => (count === 1 ? '1 device' : `${count} devices`),
  none: 'Not given',
  notes: 'Notes',
  note: 'New note',
  noteHint:
    'For the team. The customer does not see it in the shop, but gets it when asking for their data.',
  addNote: 'Keep it',
  noted: (name, when) => `${name}, ${when}`,
  endSessions: 'Log out everywhere',
  endSessionsText: name =>
    `The account ${name} is logged out of every device. Cart and orders stay as they are.`,
  link: 'Link to a new password',
  linkText: email =>
    `We send ${email} a link to a new password. It serves for an hour, and only the customer sees it.`,
  linkNow: 'Send the link',
  erase: 'Erase',
  eraseOf: name => `Erase: ${name}`,
  eraseText:
    'The account goes for good: name, e-mail, phones, addresses, coupons, notes and messages. The customer is told by mail. This cannot be undone.',
  stays: 'These stay, because the law asks for it:',
  staysNothing: 'Nothing stays in the books.',
  orders: count =>
    `${count === 1 ? '1 order' : `${count} orders`}, without name, street, phone and notes`,
  documents: count => (count === 1 ? '1 fiscal document' : `${count} fiscal documents`),
  invoices: count =>
    `${count === 1 ? '1 invoice' : `${count} invoices`} with the details of the business`,
  eraseNow: 'Erase for good',
  erased: 'The account was erased',
  erasedText: 'The customer gets the confirmation by mail.',
  history: 'History',
  historyText:
    'Orders, coupons, addresses, mails and messages. That you looked is written among the deeds.',
  showHistory: 'Show the history',
  titles: {
    orders: 'Orders',
    coupons: 'Coupons',
    addresses: 'Addresses',
    mails: 'Mails',
    messages: 'Messages',
  },
  nothing: 'Nothing',
  mail: {
    welcome: 'Welcome',
    'password-reset': 'New password',
    'email-verify': 'Confirming the e-mail',
    'login-linked': 'A new way to log in',
    'password-changed': 'The password changed',
    'login-tries': 'Tries to log in',
    'email-change': 'New e-mail',
    'email-change-asked': 'A new e-mail was asked for',
    'email-changed': 'The e-mail changed',
  },
}
