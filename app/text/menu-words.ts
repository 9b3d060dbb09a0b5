import { loadMenuWords } from './words.ts'

// Pages that show dishes import this module and so wait until the menu's words are loaded.
await loadMenuWords()
