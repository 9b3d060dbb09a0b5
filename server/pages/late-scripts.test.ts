import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

const page = `<head><link rel="modulepreload" href="/assets/shell-1.js"/></head><body><script type="module" async="">import "/assets/manifest-2.js";
import * as route0 from "/assets/root-3.js";
import * as route1 from "/assets/home-4.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry.client-5.js");</script></body>`

test('scripts wait until the page has been seen, and then all start at once', () => {
  const late = withLateScripts(page)
  expect(late).not.toContain('<link rel="modulepreload"')
  expect(late).toContain('head.append(...["/assets/shell-1.js"].map(')
  expect(late).toContain(
    'const [route0, route1] = await Promise.all([import("/assets/root-3.js"), import("/assets/home-4.js"), import("/assets/manifest-2.js")])',
  )
  expect(late).toContain('window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};')
  expect(late).toContain('import("/assets/entry.client-5.js")')
  // What was pressed too early is pressed again once the page says that it is alive.
  expect(late).toContain('addEventListener("alive"')
})

test('a page that starts in another way is left as it is', () => {
  for (const other of ['', '<p>plain</p>', page.replace('window.', 'globalThis.')])
    expect(withLateScripts(other)).toBe(other)
})
