import * as el from '../desk/text/el/index.ts'
import * as en from '../desk/text/en/index.ts'

/** What the staff room says, whole: a screen loads only its part. */
export const greek = await whole(el)
export const english = await whole(en)

async function whole({ words, later }: typeof en): Promise<el.Words> {
  const parts = Object.entries(later).map(async ([name, load]) => [name, await load()])
  return { ...words, ...Object.fromEntries(await Promise.all(parts)) }
}
