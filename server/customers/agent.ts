/** The order matters: a browser also names the browsers that it is based on. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
]
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A User-Agent for people: "Chrome · Android"; of another program the first word, or empty. */
export function agentName(description: string): string {
  const known = [browsers, systems].flatMap(
    names => names.find(([pattern]) => pattern.test(description))?.[1] ?? [],
  )
  if (known.length > 0) return known.join(' · ')
  return /^[\w.-]{1,30}/.exec(description)?.[0] ?? ''
}
