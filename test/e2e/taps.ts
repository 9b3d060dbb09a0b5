import type { BrowserContext } from 'playwright-core'

export type Taps = {
  /** Presses on the screen: links, buttons, answers, suggestions, and the first field of a form. */
  presses: number
  /** The fields that were typed in. */
  readonly fields: Set<string>
}

/**
 * Counts what a walk costs its visitor. Every press on the screen counts, wherever it lands. Typing
 * counts by the field; the keyboard's own key that moves to the next field belongs to the typing.
 */
export async function countTaps(context: BrowserContext): Promise<Taps> {
  const taps: Taps = { presses: 0, fields: new Set() }
  await context.exposeBinding('countTap', (_source, field: string | null) => {
    if (field === null) taps.presses++
    else taps.fields.add(field)
  })
  await context.addInitScript(listenForTaps)
  return taps
}

/** Runs in every page: it may use nothing from outside itself. */
function listenForTaps(): void {
  const { countTap } = window as unknown as { countTap: (field: string | null) => void }
  document.addEventListener('pointerdown', event => event.isTrusted && countTap(null), true)
  document.addEventListener(
    'input',
    ({ target }) => {
      const isText = target instanceof HTMLInputElement && target.inputMode !== 'none'
      if (isText && target.type !== 'radio' && target.type !== 'checkbox')
        countTap(`${location.pathname} ${target.name || target.id}`)
    },
    true,
  )
}
