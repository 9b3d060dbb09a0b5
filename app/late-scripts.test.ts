import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { aliveEvent, withLateScripts } from './late-scripts.ts'

const page =
  '<head><link rel="modulepreload" href="/assets/shell-1.js"/></head><body><script>window.context = 1;</script><script nonce="n1" type="module" async="">import "/assets/entry-2.js";</script></body>'

test('nothing is fetched or run before the script that starts it all', () => {
  const late = withLateScripts(page, 'n1')
  expect(late).not.toContain('rel="modulepreload"')
  expect(late).not.toContain('type="module"')
  expect(late).toContain('<script>window.context = 1;</script>')
  expect(late).toContain(
    '<script nonce="n1" type="late-module" async="">import "/assets/entry-2.js";</script>',
  )
})

test('a page without these tags is left as it is', () => {
  for (const other of ['', '<p>plain</p>', '<script>1</script>'])
    expect(withLateScripts(other, 'n1')).toBe(other)
})

test('at the first touch the router’s own tags are given back, once', () => {
  const { fire, link, started } = openPage()
  expect([link.rel, started]).toEqual(['late-modulepreload', []])
  fire('pointerdown')
  fire('keydown')
  expect(link.rel).toBe('modulepreload')
  expect(started).toEqual([{ type: 'module', textContent: 'import "/assets/entry-2.js";' }])
})

test('a button pressed before the page is alive is pressed once it is, and only the last one', () => {
  const { fire, button } = openPage()
  const [first, last, later] = [button(), button(), button()]
  expect([fire('click', first), fire('click', last)]).toEqual(['stopped', 'stopped'])
  expect([first.presses, last.presses]).toEqual([0, 0])
  fire(aliveEvent)
  expect([first.presses, last.presses]).toEqual([0, 1])
  expect(fire('click', later)).toBe('goes on')
})

/** The starting script in a page of so few parts as it touches. */
function openPage() {
  const script = /<script nonce="n1">(\(function startLate[\s\S]*?)<\/script>/.exec(
    withLateScripts(page, 'n1'),
  )?.[1]
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  const link = { rel: 'late-modulepreload' }
  const started: unknown[] = []
  class Element {
    presses = 0
    isConnected = true
    closest = () => this
    click = () => {
      this.presses += 1
    }
  }
  runInNewContext(script ?? '', {
    Element,
    document: {
      querySelectorAll: (selector: string) =>
        selector.startsWith('link')
          ? [link]
          : [
              {
                textContent: 'import "/assets/entry-2.js";',
                replaceWith: (script: unknown) => started.push(script),
              },
            ],
      createElement: () => ({}),
    },
    addEventListener(name: string, listener: (event: unknown) => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    removeEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.get(name)?.delete(listener),
    setTimeout: (run: () => void, pause = 0) => {
      if (pause === 0) run()
    },
  })
  return {
    link,
    started,
    button: () => new Element(),
    fire(name: string, target?: unknown): 'stopped' | 'goes on' {
      let stopped = false
      const stop = () => {
        stopped = true
      }
      const event = { target, preventDefault() {}, stopImmediatePropagation: stop }
      for (const listener of listeners.get(name) ?? []) listener(event)
      return stopped ? 'stopped' : 'goes on'
    },
  }
}
