import { type Setting, settingChoices, settingsKey } from '#shop/settings.ts'

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
 * hides promotions for guests.
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
root.toggleAttribute("data-known", /(^|; )user=./.test(document.cookie));
addEventListener("settings", apply);
addEventListener("storage", apply);
dark.addEventListener("change", apply);
})()`
