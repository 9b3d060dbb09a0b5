import { expect, test } from 'vitest'
import emails from '../../content/emails.json' with { type: 'json' }
import { mails as el } from '../text/el/mails.ts'
import { mails as en } from '../text/en/mails.ts'

test('10.25 every mail of the shop has a name in both languages', () => {
  for (const { code } of emails.items) {
    expect(el.names).toHaveProperty([code])
    expect(en.names).toHaveProperty([code])
  }
})
