import { createHash } from 'node:crypto'
import type { Config } from '../config/config.ts'

/**
 * Names the page's own inline scripts in its content policy, by their hashes. They are those that were
 * rendered with the nonce, which no text of the shop can know: a script that was smuggled into a text
 * does not run. The nonce leaves the page, because the page is kept and sent to many.
 */
export function withPolicy(html: string, nonce: string, config: Config) {
  const scripts = new RegExp(`<script nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g')
  const texts = [...html.matchAll(scripts)].flatMap(([, text]) => text || [])
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), policy: policyFor(texts, config) }
}

/** `scripts`: the texts of the inline scripts that may run. */
export function policyFor(scripts: readonly string[], config: Config): string {
  const hashes = scripts.map(
    text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
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

/** Facebook's SDK loads when its button is pressed, from here for the twin; Google's login runs no script. */
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
