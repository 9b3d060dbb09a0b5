import type { Texts } from '#shop/shop-data/texts.ts'
import type { SaleWords } from '#shop/words/sale-words.ts'

/** The banner's messages, without a gift or a discount that the shop does not give. */
export function promotionsIn(texts: Texts, { gift, firstOrder }: SaleWords) {
  const given: Readonly<Record<string, string>> = { gift, 'first-order': firstOrder }
  return texts['promo-banner'].items.filter(({ code }) => given[code] !== '')
}
