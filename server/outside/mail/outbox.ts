import { randomUUID } from 'node:crypto'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { envelopeOf, type Sender } from './envelope.ts'
import type { MailMessage, MailTransport } from './mail-transport.ts'

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/** Without a mail server every mail is a file that mail programs open. */
export function outboxTransport(dataDir: string, from: Sender): MailTransport {
  const folder = outboxFolder(dataDir)
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: bytes } = await writer.sendMail(envelopeOf(message, from))
      await mkdir(folder, { recursive: true })
      await writeWhole(folder, outboxName(message), bytes as Buffer)
    },
    wasSent: async message =>
      access(join(folder, outboxName(message))).then(
        () => true,
        () => false,
      ),
    close: () => {},
  }
}

/** The same for the same mail: "2026-11-23-080000-order-confirmed-{id}.eml", in the order of the causes. */
export function outboxName({
  id,
  code,
  causedAt,
}: Pick<MailMessage, 'id' | 'code' | 'causedAt'>): string {
  const at = new Date(causedAt).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  return `${at}-${code}-${id}.eml`
}

/** The file is there whole or not at all, after a power cut too. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.${randomUUID()}`)
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  const entries = await open(folder)
  await entries.sync().finally(() => entries.close())
}
