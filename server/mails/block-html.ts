import { html, type Markup } from '../outside/markup.ts'
import type {
  MailBlock,
  MailGroup,
  MailPanel,
  MailPlace,
  MailRow,
  MailTicket,
} from './mail-document.ts'
import { styles } from './style.ts'

export function mailBlock(one: MailBlock, place: MailPlace): Markup {
  switch (one.kind) {
    case 'list':
      return html`${one.groups.map(each => group(each, place))}`
    case 'panel':
      return panel(one)
    case 'ticket':
      return ticket(one)
    case 'text':
      return html`<p class="ink" style="${styles.text}">${lines(one.lines)}</p>`
  }
}

function panel({ label, amount, notes }: MailPanel): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.panelTable}"><tr><td class="panel" bgcolor="#e4ecdc" style="${styles.panel}">
<p class="soft" style="${styles.panelLabel}">${label}</p>
<p class="ink" style="${styles.panelAmount}">${amount}</p>
${notes.map(note => html`<p class="ink" style="${styles.panelNote}">${note}</p>`)}
</td></tr></table>
`
}

function ticket({ worth, off, label, code, rules }: MailTicket): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.ticketTable}"><tr>
<td width="112" align="center" class="stub" bgcolor="#e9a83a" style="${styles.stub}"><p style="${styles.worth}">${worth}</p><p style="${styles.off}">${off}</p></td>
<td class="ticket" style="${styles.ticket}">
<p class="muted" style="${styles.ticketLabel}">${label}</p>
<p class="ink" style="${styles.code}">${code}</p>
${rules.map(rule => html`<p class="muted" style="${styles.rule}">${rule}</p>`)}
</td></tr></table>
`
}

function lines(texts: readonly string[]): Markup[] {
  return texts.map((text, index) =>
    index === 0 ? html`${unbroken(text)}` : html`<br>${unbroken(text)}`,
  )
}

/** Keeps the code of a coupon, such as DORO-DPDU8TXJ, on one line. */
function unbroken(text: string): Markup[] {
  return text
    .split(/([A-Z0-9]+-[A-Z0-9-]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`,
    )
}

function group({ title, notes, rows }: MailGroup, place: MailPlace): Markup {
  return html`${title ? html`<h2 class="ink" style="${styles.title}">${title}</h2>` : null}
${notes.map(note => html`<p class="muted" style="${styles.note}">${note}</p>`)}
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.list}">
${rows.map(each => row(each, place))}
</table>
`
}

function row({ what, detail, price, isTotal, slug }: MailRow, place: MailPlace): Markup {
  const weight = isTotal ? styles.total : ''
  const more = detail && html`<span class="muted" style="${styles.detail}"><br>${detail}</span>`
  return html`<tr>${slug ? thumbnail(slug, place) : null}<th scope="row" class="ink line" align="left" style="${styles.what}${weight}">${what}${more || null}</th>${
    price
      ? html`<td class="ink line" align="right" style="${styles.price}${weight}">${price}</td>`
      : null
  }</tr>
`
}

/** The row names the dish, so its picture is silent. */
function thumbnail(slug: string, { files, imagesVersion }: MailPlace): Markup {
  const url = `${files}/products/images/${encodeURIComponent(slug)}/1.jpg?w=240&v=${imagesVersion}`
  return html`<td width="84" class="line" style="${styles.pictureCell}"><img src="${url}" width="72" height="54" alt="" style="${styles.picture}"></td>`
}
