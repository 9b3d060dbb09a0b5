import type { Language } from '#shop/language.ts'
import type { Call } from '../calls/hook.ts'
import { tokenHashOf } from '../calls/token.ts'
import type { RunningShop } from '../running-shop.ts'

/** What a call knows of the shop and of who makes it; `from` is the network as limits count it. */
export function callOf(shop: RunningShop, lang: Language, token: string | null, from = ''): Call {
  return {
    db: shop.db,
    now: shop.now(),
    catalogue: shop.catalogue(),
    kitchen: shop.kitchen,
    lang,
    from,
    tokenHash: token ? tokenHashOf(token) : null,
    outside: shop.outside,
    jobs: shop.jobs,
    config: shop.config,
    imagesVersion: shop.imagesVersion,
    closeUps: shop.closeUps,
    log: shop.log,
  }
}
