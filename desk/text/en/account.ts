import type { Words } from '../el/index.ts'

export const account: Words['account'] = {
  title: 'My account',
  passkeys: 'Passkeys',
  passkeysText:
    'With a passkey you log in by fingerprint, face or PIN of your device, without password and one-time code.',
  none: 'You have no passkey yet.',
  name: 'Name',
  nameHint: 'To tell it from others, such as “Phone” or “Office computer”.',
  usualName: 'This device',
  created: 'Added',
  used: 'Last used',
  never: 'Never',
  add: 'New passkey',
  addNow: 'Continue on the device',
  passwordHint: 'So that we know it is you.',
  stopped: 'The passkey was not added. Try again, and confirm on your device.',
  drop: 'Delete',
  dropOf: name => `Delete passkey: ${name}`,
  dropText: 'The passkey will no longer open the staff room. Delete it on the device, too.',
  pin: 'PIN for the devices of the shop',
  pinText:
    'With it you tell tablets and phones of the shop that it is you. What you do there is written under your name.',
  setPin: 'Set a PIN',
  setPinNow: 'Save',
  newPin: 'New PIN',
  pinHint: 'Four digits, not all the same and no run. The one before ends.',
  showPin: 'Show the PIN',
  pinIsSet: 'Your PIN is set.',
  sessions: 'Sessions',
  sessionsText: 'If you left a session open somewhere or lost a device, log out everywhere.',
  everywhere: 'End all sessions',
}
