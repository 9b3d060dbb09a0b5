import type { FirstWords } from '../el/index.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'

export const first = {
  layout,
  home,
} satisfies FirstWords
