import { useEffect } from 'react'

/** Makes the paper as large as a label; other screens print on A4. */
export function useLabelPages(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@page { size: 100mm 70mm; margin: 0; @bottom-right { content: none; } }')
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
    }
  }, [])
}
