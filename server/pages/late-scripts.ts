/**
 * Lets a page be seen before its scripts are fetched: they start when everything that is in sight
 * has loaded and been painted, when somebody touches the page, or after two seconds at the latest. A
 * slow phone then spends its line on words and pictures first; links and text need no script, and a
 * button that was pressed too early is pressed once the page is alive, and only then: its form would
 * else be sent by the browser itself. Asking for the files and running them are two tasks, so that
 * the page can answer in between.
 */
export function withLateScripts(html: string): string {
  const found = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html)
  const parts = found?.[1] && partsOf(found[1])
  if (!parts) return html
  const ahead = [...html.matchAll(preload)].map(([, href]) => href ?? '')
  return html
    .replace(found[0], `<script type="module">${lateScript(parts, ahead)}</script>`)
    .replace(preload, '')
}

type Parts = {
  first: string[]
  routes: { name: string; file: string }[]
  modules: string
  entry: string
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g

/** What React Router's own starting script says; null where it says anything else. */
function partsOf(code: string): Parts | null {
  const first = [...code.matchAll(/^import "([^"]+)";$/gm)].map(([, file]) => file ?? '')
  const routes = [...code.matchAll(/^import \* as (route\d+) from "([^"]+)";$/gm)].map(
    ([, name, file]) => ({ name: name ?? '', file: file ?? '' }),
  )
  const modules = /window\.__reactRouterRouteModules = \{[^}]*\};/.exec(code)?.[0]
  const entry = /^import\("([^"]+)"\);$/m.exec(code)?.[1]
  return modules && entry && routes.length > 0 ? { first, routes, modules, entry } : null
}

function lateScript({ first, routes, modules, entry }: Parts, ahead: string[]): string {
  const files = [...routes.map(({ file }) => file), ...first].map(file => `import("${file}")`)
  return `let started;
const start = async () => {
  if (started) return;
  started = true;
  document.head.append(...${JSON.stringify(ahead)}.map(href => Object.assign(document.createElement("link"), { rel: "modulepreload", href })));
  await new Promise(free => setTimeout(free));
  const [${routes.map(({ name }) => name).join(', ')}] = await Promise.all([${files.join(', ')}]);
  ${modules}
  import("${entry}");
};
let early;
const note = event => {
  const button = event.target.closest?.("button:not([popovertarget])");
  if (!button) return;
  early = button;
  event.preventDefault();
  event.stopImmediatePropagation();
};
addEventListener("click", note, true);
addEventListener("alive", () => { removeEventListener("click", note, true); if (early?.isConnected) early.click(); }, { once: true });
const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
const wait = () => new PerformanceObserver((_, seen) => { seen.disconnect(); painted(); }).observe({ type: "paint", buffered: true });
if (document.readyState === "complete") wait();
else addEventListener("load", wait);
for (const touch of ["pointerdown", "keydown", "touchstart", "focusin"]) addEventListener(touch, start, { once: true, passive: true, capture: true });
setTimeout(start, 2000);`
}
