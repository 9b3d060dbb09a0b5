import { fileURLToPath } from 'node:url'

const folder = (path: string) => new URL(path, import.meta.url)

/** The project's folders; no other file looks for one from its own place. */
export const projectFolder = fileURLToPath(folder('../'))
export const contentFolder = folder('../content/')
export const demoFolder = folder('../demo/')
/** What `npm run catalogue -- new` copies. */
export const newShopFolder = folder('../content/new-shop/')
