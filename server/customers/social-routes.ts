import type { FastifyInstance } from 'fastify'
import { languageOf } from '../calls/envelope.ts'
import { returnHeaders, returnPage } from '../outside/social/return-page.ts'
import { sandboxFacebook } from '../outside/social/sandbox-facebook.ts'
import { sandboxGoogle } from '../outside/social/sandbox-google.ts'
import type { RunningShop } from '../running-shop.ts'

/** The page on which Google's login window ends, and the sandboxes of Google and Facebook. */
export function socialRoutes({ config, now }: Pick<RunningShop, 'config' | 'now'>) {
  return async (app: FastifyInstance): Promise<void> => {
    const { sandbox, google, facebook } = config.social
    if (google)
      app.get('/login/google', (request, reply) =>
        reply
          .headers(returnHeaders('google-login'))
          .send(returnPage(languageOf(request), 'google-login')),
      )
    if (sandbox && google) await app.register(sandboxGoogle(google, now))
    if (sandbox && facebook) await app.register(sandboxFacebook(facebook, now))
  }
}
