import { toldPath } from '#shop/analytics.ts'
import type { PublicConfig } from '../config.ts'
import { isGranted } from '../consent/consent.ts'
import { setCookie } from '../cookie.ts'
import { gtag, key } from './report.ts'

type Analytics = NonNullable<PublicConfig['analytics']>

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

let isLoaded = false

/** Follows the visitor's consent (Consent Mode v2): before it no script is loaded. Advertising is never allowed. */
export function followConsent({ id, scriptUrl }: Analytics): void {
  const isAllowed = isGranted('analytics')
  Object.assign(window, { [`ga-disable-${id}`]: !isAllowed })
  if (isAllowed) load(id, scriptUrl)
  else if (isLoaded) forget()
}

/** Reports the page by its path alone, because the search may hold diets and allergies. */
export function reportPage(pathname: string): void {
  if (!isGranted('analytics')) return
  const page_location = location.origin + toldPath(pathname)
  gtag('set', { page_location, page_referrer: originOf(document.referrer) })
  gtag('event', 'page_view', { page_location })
}

function load(id: string, scriptUrl: string): void {
  if (!isLoaded) {
    gtag('consent', 'default', { ...denied, wait_for_update: 500 })
    gtag('js', new Date())
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      page_location: location.origin + toldPath(location.pathname),
      page_referrer: originOf(document.referrer),
    })
    document.head.append(
      Object.assign(document.createElement('script'), { src: scriptUrl, async: true }),
    )
    isLoaded = true
  }
  gtag('consent', 'update', { analytics_storage: 'granted' })
}

/** After a withdrawn consent nothing more is reported, and the service's cookies are removed. */
function forget(): void {
  gtag('consent', 'update', denied)
  localStorage.removeItem(key)
  const shared = `.${location.hostname.replace(/^www\./, '')}`
  for (const cookie of document.cookie.split('; ').filter(one => one.startsWith('_ga'))) {
    const [name = ''] = cookie.split('=')
    setCookie(name, '', { maxAge: 0 })
    setCookie(name, '', { maxAge: 0, domain: shared })
  }
}

function originOf(url: string): string {
  return url ? new URL(url).origin : ''
}
