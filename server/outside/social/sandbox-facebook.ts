import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FacebookConfig } from '../../config/social.ts'
import { returnHeaders, returnPage } from './return-page.ts'
import { sendChooser, sendWrong } from './sandbox-chooser.ts'
import { atFacebook, personIn, subjectOf } from './sandbox-people.ts'

const sdk = readFileSync(new URL('./sandbox-facebook-sdk.js', import.meta.url), 'utf8')
const hour = 60 * 60

/** A token of the twin holds all this, sealed with the app's secret, so the twin keeps no books. */
type Granted = { app_id: string; user_id: string; name: string; email: string; expires_at: number }
type Asked = Partial<
  Record<
    'client_id' | 'state' | 'locale' | 'access_token' | 'input_token' | 'appsecret_proof',
    string
  >
>

/**
 * Facebook's local twin: its SDK, its login dialog, and the calls of its Graph that tell whose a
 * token is and for which app (facts §3.2).
 */
export function sandboxFacebook(config: FacebookConfig, now: () => number) {
  const { appId, appSecret, apiVersion } = config
  const seal = (text: string) => createHmac('sha256', appSecret).update(text).digest('base64url')

  function tokenFor(granted: Granted): string {
    const text = Buffer.from(JSON.stringify(granted)).toString('base64url')
    return `EAA${text}.${seal(text)}`
  }

  function grantedBy(token = ''): Granted | null {
    const [, text = '', sealed] = /^EAA([\w-]+)\.([\w-]+)$/.exec(token) ?? []
    if (!text || sealed !== seal(text)) return null
    const granted = JSON.parse(Buffer.from(text, 'base64url').toString()) as Granted
    return granted.expires_at * 1000 > now() ? granted : null
  }

  return async (app: FastifyInstance): Promise<void> => {
    if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody)

    app.get('/sandbox/facebook/:locale/sdk.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(sdk),
    )

    app.get(`/sandbox/facebook/${apiVersion}/dialog/oauth`, (request, reply) =>
      asked(request).client_id === appId
        ? sendChooser(reply, pageOf(request))
        : sendWrong(reply, pageOf(request)),
    )

    app.post(`/sandbox/facebook/${apiVersion}/dialog/oauth`, (request, reply) => {
      const { client_id, state = '' } = asked(request)
      if (client_id !== appId) return sendWrong(reply, pageOf(request))
      const person = personIn(request.body, atFacebook)
      const user_id = person ? subjectOf('facebook', person) : ''
      const expires_at = Math.floor(now() / 1000) + 2 * hour
      const params: Record<string, string> = person
        ? {
            access_token: tokenFor({ app_id: appId, user_id, ...person, expires_at }),
            user_id,
            expires_in: String(2 * hour),
          }
        : { error: 'access_denied' }
      const locale = asked(request).locale ?? ''
      const query = new URLSearchParams({ locale })
      const hash = new URLSearchParams({ state, ...params })
      return reply.redirect(`/sandbox/facebook/done?${query}#${hash}`, 303)
    })

    app.get('/sandbox/facebook/done', (request, reply) =>
      reply
        .headers(returnHeaders('sandbox-facebook'))
        .send(returnPage(pageOf(request).lang, 'sandbox-facebook')),
    )

    app.get(`/sandbox/facebook/${apiVersion}/debug_token`, (request, reply) => {
      const { access_token, input_token } = asked(request)
      if (access_token !== `${appId}|${appSecret}`)
        return no(reply, 'Invalid OAuth access token signature.')
      const granted = grantedBy(input_token)
      if (!granted) {
        const error = { code: 190, message: 'Invalid OAuth access token.' }
        return { data: { error, is_valid: false, scopes: [] } }
      }
      const { app_id, user_id, expires_at } = granted
      const scopes = ['public_profile', 'email']
      return { data: { app_id, type: 'USER', expires_at, is_valid: true, scopes, user_id } }
    })

    app.get(`/sandbox/facebook/${apiVersion}/me`, (request, reply) => {
      const { access_token = '', appsecret_proof: proof } = asked(request)
      const granted = grantedBy(access_token)
      if (!granted) return no(reply, 'Invalid OAuth access token.')
      const right = createHmac('sha256', appSecret).update(access_token).digest('hex')
      if (proof !== undefined && proof !== right)
        return no(reply, 'Invalid appsecret_proof provided in the API argument', 100)
      const { user_id: id, name, email } = granted
      return { id, ...(name && { name }), ...(email && { email }) }
    })
  }
}

function no(reply: FastifyReply, message: string, code = 190) {
  return reply.code(400).send({ error: { message, type: 'OAuthException', code } })
}

function asked({ query }: FastifyRequest): Asked {
  return query as Asked
}

function pageOf(request: FastifyRequest) {
  const lang = asked(request).locale === 'en_US' ? 'en' : 'el'
  return { provider: 'Facebook', lang, people: atFacebook } as const
}
