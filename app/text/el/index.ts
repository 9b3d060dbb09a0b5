import { home } from './home.ts'
import { layout } from './layout.ts'
import { menu } from './menu.ts'
import type { more } from './more.ts'

/**
 * The words of the layout, the home page and the menu, which every visitor needs. Greek is the
 * type: a word that English lacks fails the build.
 */
export const first = {
  layout,
  home,
  menu,
}

export type FirstWords = Worded<typeof first>
export type MoreWords = Worded<typeof more>
export type Words = FirstWords & MoreWords

/** The shape of the Greek words, with any text in place of theirs. */
export type Worded<Node> = Node extends string
  ? string
  : Node extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : { readonly [Key in keyof Node]: Worded<Node[Key]> }
