import type { Words } from '../el/index.ts'

export const devices: Words['devices'] = {
  title: 'Devices',
  intro:
    'Tablets and phones that belong to the shop. They show the screens that you choose alone, and people say by PIN that they are there.',
  none: 'No device yet',
  noneText: 'Add the kitchen’s tablet, or the phone of a van.',
  add: 'Add a device',
  name: 'Name',
  nameHint: 'As you call it, such as “Kitchen tablet” or “Van 1”.',
  faces: 'Screens',
  facesNeeded: 'Choose at least one screen',
  make: 'Make a code',
  ready: 'The code of the device',
  readyText: (address: string, minutes: number) =>
    `Open ${address} on the device and type the code. It serves for ${minutes} minutes, once.`,
  done: 'Done',
  state: 'State',
  waits: 'Waits for its code',
  unused: 'Nobody has used it yet',
  person: (name: string) => `Now: ${name}`,
  used: (when: string) => `Last used ${when}`,
  by: (name: string) => `Added by ${name}`,
  acts: 'Acts',
  sendAway: 'Send away',
  sendAwayOf: (name: string) => `Send away: ${name}`,
  sendAwayText: (name: string) =>
    `The device “${name}” is out at once, with the person at it. To come back it needs a new code.`,
  sendAwayNow: 'Send away now',
}
