import { useEffect } from 'react'

/** Heads each sheet of paper with what it is, and foots it with when it was made and its number. */
export function usePaper(head: string, foot: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page {
      size: A4;
      margin: 16mm 12mm;
      @top-left { content: ${quoted(head)}; font: 600 9pt sans-serif; }
      @bottom-left { content: ${quoted(foot)}; font: 9pt sans-serif; }
      @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; }
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
