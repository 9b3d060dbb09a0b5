import type { Markup } from '../outside/markup.ts'

const serif = `Literata,Georgia,Times New Roman,serif`
const sans = `Commissioner,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif`
const cream = '#fbf6ec'
const ink = '#1f2a24'
const muted = '#55614f'
const line = '#e5dac6'
const basil = '#2f5d3a'

const text = `font-family:${sans};font-size:16px;line-height:1.55;color:${ink};`
const small = `font-family:${sans};font-size:14px;line-height:1.5;color:${muted};font-weight:400;`
const cell = `${text}padding:10px 0;border-bottom:1px solid ${line};vertical-align:top;`

export const styles = {
  body: `margin:0;padding:0;background:${cream};-webkit-text-size-adjust:100%;`,
  page: `background:${cream};`,
  around: 'padding:24px 16px 40px;',
  column: 'width:100%;max-width:600px;',
  brand: `padding:8px 8px 20px;font-family:${serif};font-size:28px;line-height:1.2;font-weight:600;color:#1f3f2a;`,
  card: `background:#ffffff;border:1px solid ${line};border-radius:20px;padding:32px;`,
  heading: `margin:0 0 20px;font-family:${serif};font-size:26px;line-height:1.25;font-weight:600;color:${ink};`,
  text: `margin:0 0 16px;${text}`,
  closing: `margin:24px 0 0;${text}`,
  title: `margin:24px 0 0;font-family:${serif};font-size:19px;line-height:1.3;font-weight:600;color:${ink};`,
  note: `margin:4px 0 0;${small}`,
  list: `margin:4px 0 20px;border-collapse:collapse;`,
  what: `${cell}font-weight:500;`,
  detail: small,
  price: `${cell}padding-left:16px;white-space:nowrap;`,
  total: 'font-weight:700;border-bottom:0;',
  buttonTable: 'margin:24px 0 0;',
  buttonCell: `background:${basil};border-radius:12px;`,
  button: `display:inline-block;padding:0;border:solid ${basil};border-width:14px 26px;border-radius:12px;background:${basil};font-family:${sans};font-size:16px;line-height:1.2;font-weight:600;color:#ffffff;text-decoration:none;`,
  footer: `padding:20px 8px 0;${small}`,
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all;',
} as const

/** For mail programs in dark mode, and for phones. */
export const darkStyle: Markup = {
  html: `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.around{padding:16px 8px 32px!important}.card{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.page{background:#151c18!important}
.brand{color:#a9dbb3!important}
.card{background:#1e2823!important;border-color:#34403a!important}
.ink{color:#f2ecdf!important}
.muted{color:#b4bbae!important}
.line{border-color:#34403a!important}
.button{background:#8fcb9b!important;border-color:#8fcb9b!important;color:#151c18!important}
}
`,
}
