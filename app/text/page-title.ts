import type { SaleWords } from '#shop/words/sale-words.ts'

/** What a page's `meta` gets of the routes around it; the layout comes first. */
export type Matches = readonly ({ readonly loaderData?: unknown } | undefined)[]

/** The shop's name, of which the layout's data knows; a page's own titles do not name it. */
export function shopIn(matches: Matches): string {
  const layout = matches[0]?.loaderData as { config?: { shop: string } } | undefined
  return layout?.config?.shop ?? ''
}

/** What the shop's sentences say of where and when. */
export function saleIn(matches: Matches): SaleWords | null {
  const layout = matches[0]?.loaderData as { config?: { sale: SaleWords } } | undefined
  return layout?.config?.sale ?? null
}

/** What the shop does, in a sentence. */
export function promiseIn(matches: Matches): string {
  const layout = matches[0]?.loaderData as { config?: { promise: string } } | undefined
  return layout?.config?.promise ?? ''
}

/** "Menu: ready-to-eat meals | Μπουκιά". */
export function titleWith(title: string, matches: Matches): string {
  return [title, shopIn(matches)].filter(Boolean).join(' | ')
}
