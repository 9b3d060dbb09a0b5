import { type Setting, settingChoices, settingsKey } from '#shop/settings.ts'
import { firstPaintKey } from '../cart/first-paint-cart.ts'
import { columnsKey } from '../menu/columns-key.ts'
import { filterGroups } from '../menu/filter.ts'

/** The attribute of the document by which the styles read each setting. */
export const settingAttributes: Readonly<Record<Setting, string>> = {
  paletteMode: 'data-mode',
  contrast: 'data-contrast',
  colorPreset: 'data-preset',
  layout: 'data-layout',
  navColor: 'data-nav',
  direction: 'dir',
  responsiveFontSizes: 'data-fonts',
  stretch: 'data-stretch',
}

const table = Object.entries(settingChoices).map(([name, choices]) => [
  name,
  settingAttributes[name as Setting],
  choices,
])

/**
 * Runs in the head before anything is drawn, and again when the settings change here (the event
 * `settings`), in another tab or on the device. Nothing else applies the settings, so nothing
 * flashes and the first scripts stay small. It also notes whether the visitor is logged in, which
 * hides promotions for guests, and what this browser last knew of its cart, which the styles show
 * until the cart is loaded (app/cart/first-paint.ts). A menu's address with a filter keeps its dishes
 * back until they are the right ones (app/menu/menu.css): the kept page has them all.
 */
export const startingScript = `(() => {
const root = document.documentElement, dark = matchMedia("(prefers-color-scheme: dark)");
const colour = document.createElement("meta");
colour.name = "theme-color";
document.head.prepend(colour);
const apply = () => {
  let kept;
  try { kept = JSON.parse(localStorage.getItem("${settingsKey}")) } catch {}
  for (const [name, attribute, choices] of ${JSON.stringify(table)}) {
    const at = choices.indexOf(kept?.[name]);
    root.setAttribute(attribute, at < 0 ? name == "paletteMode" && dark.matches ? "dark" : choices[0] : choices[at]);
  }
  colour.content = root.dataset.mode == "dark" ? "#151c18" : "#fbf6ec";
};
apply();
try { root.dataset.columns = localStorage.getItem("${columnsKey}") ?? 1 } catch {}
root.toggleAttribute("data-filtered", /\\/menu/.test(location.pathname) && /[?&](${[...filterGroups, 'q', 'sort'].join('|')})=./.test(location.search));
const known = /(^|; )user=./.test(document.cookie);
root.toggleAttribute("data-known", known);
try {
  if (localStorage.getItem("cart") && (known || !localStorage.getItem("cart-customer"))) {
    root.dataset.cart = "empty";
    root.dataset.waits = "";
    const { empty, count, total, line, reached, lang } = JSON.parse(localStorage.getItem("${firstPaintKey}"));
    if (empty === false) root.dataset.cart = "full";
    root.dataset.reached = reached;
    for (const [name, text] of [["count", count || ""], ["total", total], ["line", lang == root.lang ? line : ""]])
      root.style.setProperty("--cart-" + name, JSON.stringify(String(text ?? "")));
  }
} catch {}
addEventListener("settings", apply);
addEventListener("storage", apply);
dark.addEventListener("change", apply);
})()`
