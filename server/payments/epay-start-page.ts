import type { Language } from '#shop/language.ts'
import { hashOf, postingForm } from '../outside/payments/posting-form.ts'

const texts = {
  el: {
    title: 'Σε πηγαίνουμε στην πληρωμή',
    text: 'Πληρώνεις με κάρτα στη σελίδα της epay. Αν δεν ανοίξει μόνη της, πάτησε το κουμπί.',
    go: 'Συνέχεια στην πληρωμή',
    back: 'Επιστροφή στην παραγγελία',
  },
  en: {
    title: 'Taking you to the payment',
    text: 'You pay by card on epay’s page. If it does not open by itself, press the button.',
    go: 'Continue to the payment',
    back: 'Back to your order',
  },
} as const

const css = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1rem;background:#fbf6ec;color:#2b2a26;font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:30rem;padding:2rem 1.5rem;background:#fff;border:1px solid #e4d9c3;border-radius:1rem;text-align:center}
h1{margin:0;font-size:1.625rem;line-height:1.2}
button{width:100%;min-height:3rem;padding:.625rem 1rem;border:0;border-radius:.75rem;background:#2f5d3a;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{display:inline-block;margin-top:1rem;padding:.5rem;color:#2f5d3a}
button:focus-visible,a:focus-visible{outline:3px solid #2b2a26;outline-offset:3px}`

/** The bank accepts one referrer, without a query; and the back button leads to the checkout. */
const script = `history.replaceState(null,'','/checkout/epay/pay');document.forms[0].submit()`

/** Allows the form to be sent to the bank alone, with the referrer that the bank checks. */
export function startHeaders(payUrl: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    `script-src ${hashOf(script)}`,
    // Browsers check the bank's own redirects too, so only its origin is named.
    `form-action ${new URL(payUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer-when-downgrade',
    'content-security-policy': policy.join('; '),
  }
}

/** A page that sends the browser to the bank: by its script, or without scripts by its button. */
export function startPage(
  lang: Language,
  payUrl: string,
  fields: Readonly<Record<string, string>>,
): string {
  const words = texts[lang]
  return `<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${words.title}</title>
  <style>${css}</style>
</head>
<body>
  <main>
    <h1>${words.title}</h1>
    <p>${words.text}</p>
    ${postingForm(payUrl, fields, words.go)}
    <a href="/checkout">${words.back}</a>
  </main>
  <script>${script}</script>
</body>
</html>
`
}
