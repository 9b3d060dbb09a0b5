import { shopName } from '#shop/shop-name.ts'
import { html, type Markup } from '../outside/markup.ts'
import type { MailBlock, MailDocument, MailGroup, MailRow } from './content.ts'
import { darkStyle, styles } from './style.ts'

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
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="${styles.column}">
<tr><td class="brand" style="${styles.brand}">${shopName[mail.lang]}</td></tr>
<tr><td class="card" style="${styles.card}">
<h1 class="ink" style="${styles.heading}">${mail.heading}</h1>
${mail.blocks.map(block)}
${mail.action && button(mail.action)}
<p class="ink" style="${styles.closing}">${lines(mail.closing)}</p>
</td></tr>
<tr><td class="muted" style="${styles.footer}">${mail.footer}${mail.leave && html`<br><a class="muted" href="${mail.leave.url}">${mail.leave.label}</a>`}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
  return page.html
}

/** The inbox shows it beside the subject; the blanks keep the text that follows out of there. */
function preheader(text: string): Markup | null {
  if (!text) return null
  const blanks = { html: '&#8199;&#847; '.repeat(60) }
  return html`<div style="${styles.preheader}">${text}${blanks}</div>`
}

function block(one: MailBlock): Markup {
  if (one.kind === 'list') return html`${one.groups.map(group)}`
  return html`<p class="ink" style="${styles.text}">${lines(one.lines)}</p>`
}

function lines(texts: readonly string[]): Markup[] {
  return texts.map((text, index) => (index === 0 ? html`${text}` : html`<br>${text}`))
}

function group({ title, notes, rows }: MailGroup): Markup {
  return html`${title ? html`<h2 class="ink" style="${styles.title}">${title}</h2>` : null}
${notes.map(note => html`<p class="muted" style="${styles.note}">${note}</p>`)}
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.list}">
${rows.map(row)}
</table>
`
}

function row({ what, detail, price, isTotal }: MailRow): Markup {
  const weight = isTotal ? styles.total : ''
  const more = detail && html`<span class="muted" style="${styles.detail}"><br>${detail}</span>`
  return html`<tr><th scope="row" class="ink line" align="left" style="${styles.what}${weight}">${what}${more || null}</th>${
    price
      ? html`<td class="ink line" align="right" style="${styles.price}${weight}">${price}</td>`
      : null
  }</tr>
`
}

/** A coloured cell whose border serves Outlook as padding. */
function button({ label, url }: { label: string; url: string }): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${styles.buttonTable}"><tr><td class="button" bgcolor="#2f5d3a" style="${styles.buttonCell}"><a class="button" href="${url}" style="${styles.button}">${label}</a></td></tr></table>`
}
