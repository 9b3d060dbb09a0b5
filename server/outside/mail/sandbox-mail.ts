import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../../config/config.ts'
import { type ListedMail, latestMails, oneMail } from '../../db/mail/listed-mails.ts'
import { errorCode } from '../../error-code.ts'
import { type ReadMail, readMail } from './eml.ts'
import { outboxFolder, outboxName } from './outbox.ts'
import { frameHeaders, listPage, mailPage, notFoundPage, pageHeaders } from './sandbox-mail-page.ts'

type Sandbox = { readonly db: Pool; readonly config: Shown }
type Shown = Pick<Config, 'sandbox' | 'mail' | 'dataDir' | 'publicUrl' | 'filesUrl'>
type One = { Params: { id: string } }

const mostListed = 100

/** Shows the mails of a shop that takes test payments only and has no mail server; no other shop has this page. */
export function sandboxMail({ db, config }: Sandbox) {
  const isOpen = config.sandbox && config.mail.smtpUrl === null
  const { publicUrl, filesUrl } = config
  const headersOfFrame = frameHeaders(
    [publicUrl, filesUrl || publicUrl].map(url => new URL(url).origin),
  )
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/sandbox/mail', async (_request, reply) => {
      if (!isOpen) return notFound(reply)
      const mails = await latestMails(db, mostListed)
      const written = await Promise.all(mails.map(mail => writtenMail(mail)))
      const rows = mails.map((mail, index) => ({ mail, subject: written[index]?.subject ?? '' }))
      return reply.headers(pageHeaders).send(listPage(rows))
    })

    app.get<One>('/sandbox/mail/:id', async ({ params }, reply) => {
      const mail = await mailOf(params.id)
      if (!mail) return notFound(reply)
      return reply.headers(pageHeaders).send(mailPage(mail, await writtenMail(mail)))
    })

    app.get<One>('/sandbox/mail/:id/html', async ({ params }, reply) => {
      const mail = await mailOf(params.id)
      const written = mail && (await writtenMail(mail))
      if (!written) return notFound(reply)
      // A link opens in the whole window, not in the frame.
      const html = written.html.replace('<head>', '<head><base target="_top">')
      return reply.headers(headersOfFrame).send(html)
    })
  }

  async function mailOf(id: string): Promise<ListedMail | null> {
    return isOpen && /^[0-9a-f-]{36}$/.test(id) ? oneMail(db, id) : null
  }

  /** null where the mail was not sent yet. */
  async function writtenMail({ id, code, createdAt }: ListedMail): Promise<ReadMail | null> {
    const name = outboxName({ id, code, causedAt: createdAt.getTime() })
    try {
      return readMail(await readFile(join(outboxFolder(config.dataDir), name), 'utf8'))
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
      return null
    }
  }
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(pageHeaders).send(notFoundPage())
}
