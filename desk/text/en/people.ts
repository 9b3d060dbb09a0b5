import type { Words } from '../el/index.ts'

export const people: Words['people'] = {
  title: 'People',
  readOnly: 'Only an owner changes people and roles.',
  add: 'Add a person',
  name: 'Name',
  fullName: 'Full name',
  email: 'E-mail',
  roles: 'Roles',
  rolesHint: 'A person may have several.',
  rolesNeeded: 'Choose at least one role',
  state: 'State',
  acts: 'Acts',
  you: 'you',
  waits: 'Has not opened the link yet',
  never: 'Has not logged in lately',
  seen: when => `Logged in ${when}`,
  change: 'Roles',
  changeOf: name => `Roles: ${name}`,
  newLink: 'New link',
  newLinkOf: name => `New link: ${name}`,
  sendAway: 'Send away',
  sendAwayOf: name => `Send away: ${name}`,
  create: 'Add and get the link',
  save: 'Save',
  makeLink: 'Make a new link',
  linkReady: 'The link is ready',
  linkText: (name, hours) =>
    `Send it to ${name} only. It serves for ${hours} hours and once. You will not see it here again.`,
  link: 'Link',
  done: 'Done',
  newLinkText: name =>
    `For when a password or a phone is lost. With the new link ${name} chooses a new password and a new authenticator. An earlier link ends at once; the present password goes on until the new link is used.`,
  sendAwayText: name =>
    `${name} is logged out of every device at once and cannot enter again. A link that waits ends. What they did stays among the deeds. If need be, you can add the same e-mail again.`,
  sendAwayNow: 'Send away now',
  ownRoles: 'These are your own roles: what you take off, you lose at once.',
}
