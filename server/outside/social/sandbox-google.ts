import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { GoogleConfig } from '../../config/social.ts'
import { sendChooser, sendWrong } from './sandbox-chooser.ts'
import { atGoogle, personIn, subjectOf } from './sandbox-people.ts'

const kid = 'sandbox'

type Asked = {
  client_id?: string
  redirect_uri?: string
  response_type?: string
  nonce?: string
  state?: string
  hl?: string
}

/**
 * Google's local twin: an account chooser that answers an ID token signed by a key of its own, and
 * that key's public half where the real adapter looks for it (facts §3.1).
 */
export function sandboxGoogle({ clientId }: GoogleConfig, now: () => number) {
  return async (app: FastifyInstance): Promise<void> => {
    if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody)
    let made: ReturnType<typeof generateKeyPair> | null = null
    const keys = () => {
      made ??= generateKeyPair('RS256')
      return made
    }

    app.get('/sandbox/google/oauth2/v3/certs', async () => {
      const key = await exportJWK((await keys()).publicKey)
      return { keys: [{ ...key, kid, use: 'sig', alg: 'RS256' }] }
    })

    app.get('/sandbox/google/o/oauth2/v2/auth', (request, reply) => {
      const page = pageOf(request)
      return isOurs(request) ? sendChooser(reply, page) : sendWrong(reply, page)
    })

    app.post('/sandbox/google/o/oauth2/v2/auth', async (request, reply) => {
      if (!isOurs(request)) return sendWrong(reply, pageOf(request))
      const { redirect_uri = '', nonce, state = '' } = request.query as Asked
      const person = personIn(request.body, atGoogle)
      const back = (params: Record<string, string>) =>
        reply.redirect(`${redirect_uri}#${new URLSearchParams({ state, ...params })}`, 303)
      if (!person) return back({ error: 'access_denied' })
      const seconds = Math.floor(now() / 1000)
      const { name, email, verified } = person
      const token = await new SignJWT({
        ...(name && { name }),
        ...(email && { email, email_verified: verified }),
        ...(nonce && { nonce }),
      })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer('https://accounts.google.com')
        .setAudience(clientId)
        .setSubject(subjectOf('google', person))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 3600)
        .sign((await keys()).privateKey)
      return back({ id_token: token, authuser: '0', prompt: 'none' })
    })
  }

  function isOurs(request: FastifyRequest): boolean {
    const { client_id, redirect_uri = '', response_type } = request.query as Asked
    if (client_id !== clientId || response_type !== 'id_token') return false
    const url = URL.parse(redirect_uri)
    return url?.pathname === '/login/google' && url.host === request.host
  }
}

function pageOf({ query }: FastifyRequest) {
  const lang = (query as Asked).hl === 'en' ? 'en' : 'el'
  return { provider: 'Google', lang, people: atGoogle } as const
}
