import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { expect, test } from 'vitest'
import { outboxFolder } from '../mail/outbox.ts'
import { sandboxSms } from './sandbox-sms.ts'

test('20.20 without a provider a text of the demo lies beside the mails, with its number and link', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gastra-sms-'))
  try {
    const sms = sandboxSms(dataDir, () => ({ name: 'Γάστρα', address: 'hello@gastra.example' }))
    await sms.send({
      ...{ id: 'm1', code: 'delivery-soon', causedAt: 0, lang: 'el', html: '' },
      ...{ to: { name: 'Μαρία', address: 'maria@example.gr' }, phone: '+306944123456' },
      ...{ subject: 'Έρχεται', text: 'Έρχεται <σε λίγο>\nhttps://shop.test/order/track/1?a=1&b=2' },
    })
    const [name = ''] = await readdir(outboxFolder(dataDir))
    const { to, text, html } = await simpleParser(await readFile(join(outboxFolder(dataDir), name)))
    expect(JSON.stringify(to)).toContain('306944123456@sms.invalid')
    expect(text).toContain('https://shop.test/order/track/1?a=1&b=2')
    expect(html).toContain('<a href="https://shop.test/order/track/1?a=1&amp;b=2">')
    expect(html).toContain('&lt;σε λίγο&gt;')
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
