import { labels as greek } from '../text/el/labels.ts'
import { labels as english } from '../text/en/labels.ts'

/** A label says its words in its own language, which the room may not speak. */
export const printed = { el: greek, en: english }
