import { first as greekFirst } from '../app/text/el/index.ts'
import { menu as greekMenu } from '../app/text/el/menu.ts'
import { more as greekMore } from '../app/text/el/more.ts'
import { first as englishFirst } from '../app/text/en/index.ts'
import { menu as englishMenu } from '../app/text/en/menu.ts'
import { more as englishMore } from '../app/text/en/more.ts'

/** What the screens say, whole: a page loads only its part. */
export const greek = { ...greekFirst, menu: greekMenu, ...greekMore }
export const english = { ...englishFirst, menu: englishMenu, ...englishMore }
