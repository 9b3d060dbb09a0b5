import { useEffect } from 'react'

/** Heads each printed page with what it is, and foots it with when it was made and its number. */
export function usePageMargins(head: string, foot: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page {
      @top-left { content: ${quoted(head)}; font: 600 10pt sans-serif; }
      @bottom-left { content: ${quoted(foot)}; font: 9pt sans-serif; }
    }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
    }
  }, [head, foot])
}

function quoted(text: string): string {
  return `"${text.replace(/["\\\n]/g, ' ')}"`
}
