/** The contrast of two colours such as "#2f5d3a", from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [brightnessOf(one), brightnessOf(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function brightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What a press over a bar of this colour looks like: the bar with an eighth of white. */
export function barSoft(bar: string): string {
  const mixed = [1, 3, 5].map(at => {
    const part = Number.parseInt(bar.slice(at, at + 2), 16)
    return Math.round(part + (255 - part) / 8)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${mixed.join('')}`
}
