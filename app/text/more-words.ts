import { loadMoreWords } from './words.ts'

// Imported by the pages and dialogs whose words are not among the first ones: the module waits for
// them, so that what imports it never stands without its words.
await loadMoreWords()
