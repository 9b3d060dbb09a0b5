import { demoShopFolder } from '#server/demo/catalogue.ts'
import type { Area, Street } from '#shop/area/area.ts'

const { areas, streets } = await demoShopFolder()

/** The demo's areas and streets, without a database. */
export const demoPlaces: { readonly areas: readonly Area[]; readonly streets: readonly Street[] } =
  {
    areas,
    streets,
  }
