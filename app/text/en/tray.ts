import type { Worded } from '../el/index.ts'
import type { tray as greek } from '../el/tray.ts'

export const tray: Worded<typeof greek> = {
  metaTitle: 'Your meal',
  loading: 'We’re reading the label…',
  eatBy: 'Eat it by',
  over: day => `It expired on ${day}. Don’t eat it.`,
  keep: 'In the fridge, up to 4 °C. Once open, the same day.',
  heating: 'How to heat it',
  contains: 'Contains',
  none: 'none of the 14 allergens',
  traces: 'May contain',
  more: 'Ingredients and nutrition',
  wrong: 'Is something wrong?',
  wrongText: code => `Keep the box and tell us its code, ${code}.`,
  write: 'Write to us',
  brokenTitle: 'We couldn’t find this label',
  brokenText: 'Scan the code again, or type it as it stands on the label, after /t/.',
  toMenu: 'To the menu',
  failed: 'We couldn’t read the label. Try again.',
  again: 'Again',
}
