import { randomUUID } from 'node:crypto'
import { access, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { coalesced } from '../../coalesced.ts'
import type { Sender } from '../../config/sender.ts'
import { errorCode } from '../../error-code.ts'
import { envelopeOf } from './envelope.ts'
import type { MailMessage, MailTransport } from './mail-transport.ts'

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/** Without a mail server every mail becomes a file that mail programs can open. */
export function outboxTransport(dataDir: string, from: () => Sender): MailTransport {
  const folder = outboxFolder(dataDir)
  const entriesKept = coalesced(() => syncFolder(folder))
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: bytes } = await writer.sendMail(envelopeOf(message, from()))
      await writeWhole(folder, outboxName(message), bytes as Buffer)
      await entriesKept()
    },
    wasSent: async message =>
      access(join(folder, outboxName(message))).then(
        () => true,
        () => false,
      ),
    close: () => {},
  }
}

/** Always the same for a mail: "2026-11-23-080000-order-confirmed-{id}.eml", sorted by time. */
export function outboxName({
  id,
  code,
  causedAt,
}: Pick<MailMessage, 'id' | 'code' | 'causedAt'>): string {
  const at = new Date(causedAt).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  return `${at}-${code}-${id}.eml`
}

/** Renames a finished file, so that the folder never shows half a mail. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.${randomUUID()}`)
  try {
    const file = await openNew(folder, unfinished)
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
}

async function openNew(folder: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true })
    return open(path, 'wx', 0o600)
  }
}

/** Keeps the folder's list of files through a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const entries = await open(folder)
  await entries.sync().finally(() => entries.close())
}
