import { fileURLToPath } from 'node:url'
import type { ShopFolder } from '../folder/layout.ts'
import { problemLine } from '../folder/problem.ts'
import { readFolder } from '../folder/read.ts'
import { rowsOf, type ShopRows } from '../folder/rows.ts'
import { demoFolder } from '../folders.ts'

/** The demo is a folder like any shop's, and is read as one. */
export async function demoShopFolder(): Promise<ShopFolder> {
  const { shop, problems } = await readFolder(fileURLToPath(new URL('catalogue', demoFolder)))
  if (!shop || problems.length > 0)
    throw new Error(`demo/catalogue is not in order. ${problems.map(problemLine).join('; ')}`)
  return shop
}

/** All rows of the shop that a new installation opens with. */
export async function demoRows(): Promise<ShopRows> {
  return rowsOf(await demoShopFolder())
}

export async function demoCatalogue(): Promise<ShopRows['catalogue']> {
  return (await demoRows()).catalogue
}
