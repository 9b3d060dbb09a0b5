import type { Page } from 'playwright-core'

const mostSteps = 200

/** Tabs forward until the element of this name has the focus; answers which elements were hidden on the way. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < mostSteps; step++) {
    await page.keyboard.press('Tab')
    const { called, hidden } = await page.evaluate(focused)
    passed.push(called)
    if (hidden) throw new Error(`"${called}" had the focus where nobody could see it: ${hidden}`)
    if (name.test(called)) return
  }
  throw new Error(`Tab never came to ${name}; it passed ${[...new Set(passed)].join(' | ')}`)
}

export async function tabAndPress(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

/** Tabs to a field and types. */
export async function tabAndType(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

/** Runs in the page: the name of the focused element, and whether something covers all of it (WCAG 2.4.11). */
function focused(): { called: string; hidden: string } {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body)
    return { called: '', hidden: '' }
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const called = [
    element.getAttribute('aria-label') ?? '',
    ...labelled.map(id => document.getElementById(id)?.textContent ?? ''),
    ...labels.map(label => label.textContent ?? ''),
    element.textContent ?? '',
    ...[...element.querySelectorAll('img')].map(({ alt }) => alt),
    element.role === 'tab' ? '(tab)' : '',
  ]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  // A radio button or a checkbox may be drawn by its label, a link by the card that it spreads over.
  const spreads = getComputedStyle(element, '::after').position === 'absolute'
  const drawn = labels[0] ?? (spreads ? element.closest('article, li') : null) ?? element
  const { left, right, top, bottom } = drawn.getBoundingClientRect()
  const across = [0.1, 0.5, 0.9].map(part => left + (right - left) * part)
  const down = [0.15, 0.5, 0.85].map(part => top + (bottom - top) * part)
  const seen = across.some(x =>
    down.some(y => {
      const there = document.elementFromPoint(x, y)
      return there !== null && (drawn.contains(there) || there.contains(drawn))
    }),
  )
  const covering = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  // The unnamed guards of an open dialog pass the focus on into it.
  const hidden =
    seen || called === ''
      ? ''
      : `at ${Math.round(left)},${Math.round(top)} behind ${covering?.outerHTML.slice(0, 160) ?? 'nothing'}`
  return { called, hidden }
}
