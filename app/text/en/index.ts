import type { FirstWords } from '../el/index.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'
import { menu } from './menu.ts'

export const first = {
  layout,
  home,
  menu,
} satisfies FirstWords
