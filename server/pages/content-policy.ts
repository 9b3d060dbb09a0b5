import { createHash } from 'node:crypto'
import type { Config } from '../config/config.ts'

/**
 * The content policy of one rendered page: of its inline scripts, only those in the page may run.
 */
export function policyFor(html: string, config: Config): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .filter(([, text]) => text)
    .map(
      ([, text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    )
  const files = config.filesUrl ? ` ${new URL(config.filesUrl).origin}` : ''
  const facebook = facebookSources(config)
  const google = analyticsSources(config)
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes.join(' ')}${facebook.script}${google.script}`,
    // Components place and measure things with style attributes.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:${files}${google.tell}`,
    `font-src 'self'`,
    `connect-src 'self'${facebook.connect}${google.tell}`,
    ...facebook.rest,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'self'`,
    `object-src 'none'`,
  ].join('; ')
}

/**
 * Facebook's SDK loads when the visitor presses its button; the local twin is on this server.
 * Google's login runs no script in the page.
 */
function facebookSources({ social }: Config) {
  const { facebook } = social
  if (!facebook || social.sandbox) return { script: '', connect: '', rest: [] }
  const [sdk, graph] = [facebook.sdkUrl, facebook.graphUrl].map(url => new URL(url).origin)
  return {
    script: ` ${sdk}`,
    connect: ` ${graph} https://www.facebook.com https://web.facebook.com`,
    rest: ['frame-src https://www.facebook.com https://web.facebook.com'],
  }
}

/** Google Analytics loads once the visitor allows it; the local twin is on this server. */
function analyticsSources({ analytics }: Config) {
  if (!analytics || analytics.sandbox) return { script: '', tell: '' }
  const tag = new URL(analytics.scriptUrl).origin
  return {
    script: ` ${tag}`,
    tell: ` ${tag} https://*.google-analytics.com https://*.analytics.google.com`,
  }
}
