import { loadMoreWords } from './words.ts'

// Pages and dialogs whose words are not among the first ones import this module and so wait until
// their words are loaded.
await loadMoreWords()
