/** Euros as people type them, "3", "4,50" or "4.5 €"; null: no amount above nothing. */
export function amountIn(typed: string): number | null {
  const text = typed.replace(/[\s€]/g, '').replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return null
  const amount = Number(text)
  return amount > 0 ? amount : null
}
