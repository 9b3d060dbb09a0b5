/** In the order of asking: a browser also calls itself by the names of those that it is made of. */
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

/**
 * What a browser's own description says to people: "Chrome · Android". Another program's is its
 * first word; empty where nothing is known.
 */
export function agentName(description: string): string {
  const known = [browsers, systems].flatMap(
    names => names.find(([pattern]) => pattern.test(description))?.[1] ?? [],
  )
  if (known.length > 0) return known.join(' · ')
  return /^[\w.-]{1,30}/.exec(description)?.[0] ?? ''
}
