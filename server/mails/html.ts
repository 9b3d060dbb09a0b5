import { html, type Markup } from '../outside/markup.ts'
import { mailBlock } from './block-html.ts'
import type { MailDocument } from './mail-document.ts'
import { darkStyle, inColours, styles } from './style.ts'

/** Tables and inline styles, since mail programs support little else. */
export function mailHtml(mail: MailDocument): string {
  const page = html`<!doctype html>
<html lang="${mail.lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${mail.subject}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="${styles.body}">
${preheader(mail.preheader)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.page}"><tr><td align="center" class="around" style="${styles.around}">
${outlookColumn.start}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.column}">
<tr><td style="${styles.brandCell}">${brand(mail)}</td></tr>
<tr><td class="card" style="${styles.card}">
<h1 class="ink" style="${styles.heading}">${mail.heading}</h1>
${mail.blocks.map(one => mailBlock(one, mail.place))}
${mail.action && button(mail.action)}
<p class="ink" style="${styles.closing}">${mail.closing.map((text, index) => (index === 0 ? html`${text}` : html`<br>${text}`))}</p>
</td></tr>
<tr><td class="muted" style="${styles.footer}">${mail.footer}${mail.leave && html`<br><a class="muted" href="${mail.leave.url}" style="${styles.leave}">${mail.leave.label}</a>`}</td></tr>
</table>
${outlookColumn.end}
</td></tr></table>
</body>
</html>
`
  const spaced = page.html.replace(/(\d\d:\d\d) – (?=\d\d:\d\d)/g, '$1&nbsp;–&nbsp;')
  return inColours(spaced, mail.place.catalogue.brand)
}

/** Outlook knows no greatest width: a table of its own holds the column. */
const outlookColumn = {
  start: {
    html: '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  },
  end: { html: '<!--[if mso]></td></tr></table><![endif]-->' },
}

/** The inbox shows it beside the subject; the blanks keep the text that follows out of there. */
function preheader(text: string): Markup | null {
  if (!text) return null
  const blanks = { html: '&#8199;&#847; '.repeat(60) }
  return html`<div style="${styles.preheader}">${text}${blanks}</div>`
}

/** The mark says nothing that the name beside it does not. */
function brand({ lang, place }: MailDocument): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="${styles.markCell}"><img src="${place.url}/icons/apple-touch-icon.png?v=${place.imagesVersion}" width="48" height="48" alt="" style="${styles.mark}"></td><td class="brand" style="${styles.brand}">${place.catalogue.brand.name[lang]}</td></tr></table>`
}

/** Outlook leaves a link without its padding, so the cell has it there. */
function button({ label, url }: { label: string; url: string }): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.buttonTable}"><tr><td class="button" align="center" bgcolor="#2f5d3a" style="${styles.buttonCell}"><a class="button" href="${url}" style="${styles.button}">${label}</a></td></tr></table>`
}
