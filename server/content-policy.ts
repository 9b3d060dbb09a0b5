import { createHash } from 'node:crypto'
import type { Config } from './config.ts'

/** The content policy of one rendered page: only the inline scripts that are really in it may run. */
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
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes.join(' ')}`,
    // Components place and measure things with style attributes.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:${files}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'self'`,
    `object-src 'none'`,
  ].join('; ')
}
