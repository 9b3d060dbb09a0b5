import { catalogueFrom } from '#server/catalogue/memory.ts'
import { demoCatalogue } from '#server/demo/catalogue.ts'
import type { Catalogue } from '#shop/catalogue.ts'

/** What the demo shop sells, in memory: for tests of the rules, which need no database. */
export const demoShop: Catalogue = catalogueFrom({ version: 1, ...(await demoCatalogue()) })
