import type { Language } from '#shop/language.ts'
import { hashOf } from '../payments/posting-form.ts'

const texts = {
  el: {
    title: 'Σε συνδέουμε',
    text: 'Μπορείς να κλείσεις αυτό το παράθυρο.',
    back: 'Πίσω στην αρχική',
  },
  en: {
    title: 'Logging you in',
    text: 'You can close this window.',
    back: 'Back to the home page',
  },
} as const

const css = `:root{color-scheme:light}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1rem;text-align:center;background:#fbf6ec;color:#1f2a24;font:1.0625rem/1.5 system-ui,sans-serif}
h1{margin:0;font-size:1.5rem}a{display:inline-block;padding:.625rem;color:#2f5d3a}a:focus-visible{outline:3px solid #1f2a24}`

/** Hands what stands behind the # to the page that asked, at this origin only, and closes. */
const scriptFor = (channel: string) =>
  `const said=location.hash.slice(1);history.replaceState(null,'',location.pathname);` +
  `new BroadcastChannel('${channel}').postMessage(said);setTimeout(()=>close(),100)`

type Channel = 'google-login' | 'sandbox-facebook'

export function returnHeaders(channel: Channel): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    `script-src ${hashOf(scriptFor(channel))}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'content-security-policy': policy.join('; '),
  }
}

export function returnPage(lang: Language, channel: Channel): string {
  const { title, text, back } = texts[lang]
  return `<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style>${css}</style>
</head>
<body>
  <main>
    <h1>${title}</h1>
    <p>${text}</p>
    <a href="/">${back}</a>
  </main>
  <script>${scriptFor(channel)}</script>
</body>
</html>
`
}
