import type { FastifyReply } from 'fastify'
import type { Language } from '#shop/language.ts'
import { escaped, hashOf } from '../payments/posting-form.ts'
import { sandboxDocument } from '../sandbox-document.ts'
import type { Person } from './sandbox-people.ts'

const texts = {
  el: {
    title: (provider: string) => `Σύνδεση με ${provider}`,
    choose: 'Διάλεξε λογαριασμό για να συνεχίσεις.',
    other: 'Άλλος λογαριασμός',
    name: 'Όνομα',
    email: 'Email',
    go: 'Συνέχεια',
    cancel: 'Ακύρωση',
    wrong: 'Η διεύθυνση δεν είναι σωστή. Ξεκίνα πάλι από το κατάστημα.',
  },
  en: {
    title: (provider: string) => `Log in with ${provider}`,
    choose: 'Choose an account to continue.',
    other: 'Another account',
    name: 'Name',
    email: 'Email',
    go: 'Continue',
    cancel: 'Cancel',
    wrong: 'This address is not right. Start again from the shop.',
  },
} as const

const note = {
  el: 'Δοκιμαστική σελίδα: μπαίνεις όποιος θέλεις.',
  en: 'Test page: be whoever you like.',
}

const css = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:#fff;color:#1f1f1f;font:1rem/1.5 system-ui,sans-serif}
header{padding:.625rem 1rem;background:#ffe08a;color:#3b2c00;font-size:.875rem}
main{max-width:26rem;margin:0 auto;padding:1.5rem 1rem 2rem}
h1{margin:0;font-size:1.5rem;line-height:1.25}h2{margin:1.5rem 0 .5rem;font-size:1rem}
button{width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid #747775;border-radius:.5rem;background:#fff;color:inherit;font:inherit;text-align:left;cursor:pointer}
button:hover{background:#f2f6fc}button:focus-visible,input:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
button small{display:block;color:#444746}ul{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
label{display:block;margin:.5rem 0 .25rem}input{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #747775;border-radius:.5rem;font:inherit}
.go{margin-top:.75rem;background:#0b57d0;border-color:#0b57d0;color:#fff;text-align:center}.go:hover{background:#0842a0}
.cancel{margin-top:1.5rem;border-color:transparent;text-align:center}`

const policy = [
  "default-src 'none'",
  `style-src ${hashOf(css)}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': policy,
}

type Choosing = { provider: 'Google' | 'Facebook'; lang: Language; people: readonly Person[] }

/** The page where the customer chooses who to be; its form posts to its own address. */
export function sendChooser(
  reply: FastifyReply,
  { provider, lang, people }: Choosing,
): FastifyReply {
  const words = texts[lang]
  const body = `<p>${words.choose}</p>
    <form method="post">
      <ul>
        ${people.map((person, index) => `<li><button name="who" value="${index}">${line(person, lang)}</button></li>`).join('\n        ')}
      </ul>
    </form>
    <form method="post">
      <h2>${words.other}</h2>
      <label for="name">${words.name}</label>
      <input id="name" name="name" maxlength="120" autocomplete="off">
      <label for="email">${words.email}</label>
      <input id="email" name="email" type="email" maxlength="254" autocomplete="off">
      <button class="go" name="who" value="other">${words.go}</button>
      <button class="cancel" name="who" value="nobody" formnovalidate>${words.cancel}</button>
    </form>`
  return send(reply, 200, lang, words.title(provider), body)
}

export function sendWrong(reply: FastifyReply, { provider, lang }: Choosing): FastifyReply {
  const words = texts[lang]
  return send(reply, 400, lang, words.title(provider), `<p>${words.wrong}</p>`)
}

function line({ name, email, note }: Person, lang: Language): string {
  const below = [email, note?.[lang] ?? ''].filter(Boolean).join(' · ')
  return `${escaped(name)}<small>${escaped(below)}</small>`
}

function send(reply: FastifyReply, status: number, lang: Language, title: string, body: string) {
  const main = { html: `<h1>${title}</h1>\n    ${body}` }
  return reply
    .code(status)
    .headers(headers)
    .send(sandboxDocument({ lang, title, css, note, body: main }))
}
