import type { Words } from '../el/index.ts'

export const deeds: Words['deeds'] = {
  title: 'Deeds',
  intro: 'Whatever was done is written here together with the act, and never changes.',
  command: 'A command on the server',
  somebody: 'Somebody who has left',
  none: 'No deeds yet',
  noneText: 'Once something is done that changes the shop, it will be written here.',
  noneOfSubject: 'No deeds of this',
  only: subject => `Only: ${subject}`,
  all: 'All deeds',
  more: 'Older ones',
  number: number => `No. ${number}`,
  reason: 'Reason',
  from: 'from',
  to: 'to',
  nothing: 'nothing',
  subjects: { staff: 'person', order: 'order', customer: 'customer' },
  fields: { roles: 'Roles' },
  sentences: {
    'staff-create': who => `added ${who}`,
    'staff-link-create': who => `made a new link for ${who}`,
    'staff-roles-update': who => `changed the roles of ${who}`,
    'staff-delete': who => `sent ${who} away`,
  },
}
