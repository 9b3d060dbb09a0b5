import type { Language, Text } from '#shop/language.ts'
import { html, type Markup } from './markup.ts'

/** A page of a local twin. It says on top that this is only a test, and of what. */
export function sandboxDocument({
  lang,
  title,
  css,
  note,
  body,
}: {
  lang: Language
  title: string
  css: string
  note: Text
  body: Markup
}): string {
  return html`<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · TEST</title>
  <style>${{ html: css }}</style>
</head>
<body>
  <header class="test"><strong>TEST</strong> <span lang="el">${note.el}</span> <span lang="en">${note.en}</span></header>
  <main>
    ${body}
  </main>
</body>
</html>
`.html
}
