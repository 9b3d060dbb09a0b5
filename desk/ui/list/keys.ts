import { type RefObject, useEffect, useState } from 'react'

const offKey = 'desk-keys-off'

/**
 * "/" leads to the filter, j and k from row to row; Enter then opens, as on any link, and x chooses the
 * row, with Shift all from the one chosen before. Not while one
 * types, and not for whom a single key is pressed by mistake or by voice: they switch it off.
 */
export function useKeys(list: RefObject<HTMLElement | null>, isUsed: boolean) {
  const [isOff, setIsOff] = useState(() => localStorage.getItem(offKey) === 'yes')
  useEffect(() => {
    if (isOff || !isUsed) return
    const press = (event: KeyboardEvent) => {
      const here = list.current
      if (!here || isForOthers(event)) return
      const key = latinKey(event)
      if (key === '/') here.querySelector<HTMLElement>('input[type=search]')?.focus()
      else if (key === 'j') step(here, 1)
      else if (key === 'k') step(here, -1)
      else if (key === 'x') choose(here, event.shiftKey)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [list, isOff, isUsed])
  return {
    isOn: !isOff,
    turn: (on: boolean) => {
      localStorage.setItem(offKey, on ? 'no' : 'yes')
      setIsOff(!on)
    },
  }
}

/** The letter of a key, also where the keyboard writes Greek. */
function latinKey({ key, code }: KeyboardEvent): string {
  if (key === '/' || /^[a-z]$/i.test(key)) return key.toLowerCase()
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}

function isForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true
  const field = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
  return event.target instanceof Element && event.target.matches(field)
}

/** The focus itself moves, so that a screen reader says the row. */
function step(list: HTMLElement, by: 1 | -1): void {
  const rows = [...list.querySelectorAll<HTMLElement>('tbody tr')]
  const at = rows.findIndex(row => row.contains(document.activeElement))
  const row = rows[at === -1 ? 0 : at + by]
  const target = row?.querySelector<HTMLElement>('a[href]') ?? row
  target?.focus()
}

/** As a press on its box, which knows what Shift means. */
function choose(list: HTMLElement, shiftKey: boolean): void {
  const rows = [...list.querySelectorAll<HTMLElement>('tbody tr')]
  const row = rows.find(each => each.contains(document.activeElement))
  const box = row?.querySelector('input[type=checkbox]')
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
}
