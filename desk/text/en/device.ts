import type { Words } from '../el/index.ts'

export const device: Words['device'] = {
  enter: 'A device of the shop',
  enterText:
    'For tablets and phones of kitchen, packing, counter and road. A manager makes the code, under Devices.',
  code: 'Code of the device',
  codeHint: 'Eight digits. It serves for fifteen minutes.',
  enterNow: 'Add this device',
  who: 'Who is here?',
  nobody: 'Nobody can work at this device yet',
  nobodyText:
    'People set their PIN themselves, with their password, under “My account”, and need a role for one of its screens.',
  pinOf: (name: string) => `PIN: ${name}`,
  another: 'That is not me',
  gone: 'This device does not belong to the shop any more',
  goneText: 'If it is to stay, ask a manager for a new code.',
  newCode: 'I have a new code',
  login: 'Log in with a password',
  change: 'Change',
  here: 'Here:',
  screens: 'Screens',
  unsentOf: (count: number) =>
    count === 1
      ? 'One act waits to be sent: it leaves when the person who did it is back.'
      : `${count} acts wait to be sent: they leave when the people who did them are back.`,
  noChange:
    'Without a network the person cannot change. What is done now is written under the name above.',
  quiet: 'Touch the screen to go on',
}
