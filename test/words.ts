import { first as greekFirst } from '../app/text/el/index.ts'
import { more as greekMore } from '../app/text/el/more.ts'
import { first as englishFirst } from '../app/text/en/index.ts'
import { more as englishMore } from '../app/text/en/more.ts'

/** What the screens say, whole: a page loads only its part. */
export const greek = { ...greekFirst, ...greekMore }
export const english = { ...englishFirst, ...englishMore }
