import type { Brand } from '#shop/shop-data/brand.ts'
import type { Markup } from '../outside/markup.ts'

/** No Times where Georgia is missing: a plain face is nearer to the brand. */
const serif = `Georgia,Noto Serif,Droid Serif,Cambria,Palatino,sans-serif`
const sans = `Commissioner,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif`
const cream = '#fbf6ec'
const ink = '#1f2a24'
const muted = '#55614f'
const line = '#e5dac6'
const basil = '#2f5d3a'
const basilSoft = '#e4ecdc'
const honey = '#e9a83a'

const text = `font-family:${sans};font-size:16px;line-height:1.55;color:${ink};`
const small = `font-family:${sans};font-size:14px;line-height:1.5;color:${muted};font-weight:400;`
const cell = `${text}padding:12px 0;border-bottom:1px solid ${line};vertical-align:top;`

export const styles = {
  body: `margin:0;padding:0;background:${cream};-webkit-text-size-adjust:100%;`,
  page: `background:${cream};`,
  around: 'padding:24px 16px 40px;',
  column: 'width:100%;max-width:600px;margin:0 auto;',
  brandCell: 'padding:0 4px 20px;',
  markCell: 'padding:0 12px 0 0;',
  mark: 'display:block;width:48px;height:48px;border:0;border-radius:12px;',
  brand: `font-family:${serif};font-size:28px;line-height:1.2;font-weight:bold;color:#1f3f2a;`,
  card: `background:#ffffff;border:1px solid ${line};border-radius:20px;padding:32px;`,
  heading: `margin:0 0 20px;font-family:${serif};font-size:27px;line-height:1.25;font-weight:bold;color:${ink};`,
  text: `margin:0 0 16px;${text}`,
  closing: `margin:28px 0 0;${text}`,
  title: `margin:28px 0 0;font-family:${serif};font-size:19px;line-height:1.3;font-weight:bold;color:${ink};`,
  note: `margin:4px 0 0;${small}`,
  list: `margin:4px 0 20px;border-collapse:collapse;`,
  pictureCell: `width:84px;padding:12px 0;border-bottom:1px solid ${line};vertical-align:top;`,
  picture: 'display:block;width:72px;height:54px;border:0;border-radius:8px;',
  what: `${cell}font-weight:500;`,
  detail: small,
  price: `${cell}padding-left:16px;white-space:nowrap;`,
  total: 'font-weight:700;border-bottom:0;',
  panelTable: 'margin:4px 0 20px;',
  panel: `background:${basilSoft};border-radius:16px;padding:18px 20px;`,
  panelLabel: `margin:0;font-family:${sans};font-size:14px;line-height:1.4;color:#3f5140;`,
  panelAmount: `margin:0 0 4px;font-family:${serif};font-size:34px;line-height:1.2;font-weight:bold;color:${ink};white-space:nowrap;`,
  panelNote: `margin:0;${text}font-weight:600;`,
  ticketTable: `margin:4px 0 20px;border-collapse:separate;border:1px solid ${honey};border-radius:16px;overflow:hidden;`,
  stub: `width:112px;background:${honey};padding:20px 8px;vertical-align:middle;`,
  worth: `margin:0;font-family:${serif};font-size:32px;line-height:1.2;font-weight:bold;color:${ink};white-space:nowrap;`,
  off: `margin:2px 0 0;font-family:${sans};font-size:13px;line-height:1.35;color:${ink};`,
  ticket: `padding:18px 16px 18px 18px;border-left:2px dashed ${honey};vertical-align:middle;`,
  ticketLabel: `margin:0;${small}`,
  code: `margin:0 0 6px;font-family:${sans};font-size:20px;line-height:1.35;font-weight:700;letter-spacing:0.5px;color:${ink};white-space:nowrap;`,
  rule: `margin:4px 0 0;${small}`,
  buttonTable: 'margin:28px 0 0;',
  buttonCell: `background:${basil};border-radius:14px;mso-padding-alt:16px 20px;`,
  button: `display:block;padding:16px 20px;border-radius:14px;background:${basil};font-family:${sans};font-size:17px;line-height:1.25;font-weight:600;text-align:center;color:#ffffff;text-decoration:none;`,
  footer: `padding:20px 8px 0;${small}`,
  leave: `color:${muted};`,
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all;',
} as const

const dark = {
  page: 'background:#151c18',
  brand: 'color:#a9dbb3',
  card: 'background:#1e2823;border-color:#34403a',
  ink: 'color:#f2ecdf',
  muted: 'color:#b4bbae',
  soft: 'color:#c6d3c2',
  line: 'border-color:#34403a',
  panel: 'background:#2a3b2f',
  button: 'background:#8fcb9b;color:#151c18',
} as const

function darkRules(before: string): string {
  return Object.entries(dark)
    .map(([name, rule]) => `${before}.${name}{${rule.replaceAll(/(?=;|$)/g, '!important')}}`)
    .join('\n')
}

/** For mail programs in dark mode, Outlook on the web among them, and for phones. */
export const darkStyle: Markup = {
  html: `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.around{padding:16px 8px 32px!important}.card{padding:24px 16px!important;border-radius:16px!important}.stub{width:96px!important}.ticket{padding-left:14px!important}}
@media (prefers-color-scheme:dark){
${darkRules('')}
}
${darkRules('[data-ogsc] ')}
`,
}

export function inColours(html: string, { colours }: Brand): string {
  if (!colours) return html
  const { light, dark } = colours
  const own: Readonly<Record<string, string>> = {
    [basil]: light.main,
    [basilSoft]: light.soft,
    '#1f3f2a': light.strong,
    '#8fcb9b': dark.main,
    '#a9dbb3': dark.strong,
    '#2a3b2f': dark.soft,
  }
  return html.replace(/#[\da-f]{6}/g, colour => own[colour] ?? colour)
}
