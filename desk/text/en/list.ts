import type { Words } from '../el/index.ts'

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

export const list: Words['list'] = {
  filter: 'Search in the list',
  all: 'all',
  count: (shown, of) => (shown === of ? rows(of) : `${shown} of ${of}`),
  none: 'No row matches',
  clear: 'Clear filters',
  order: 'Sort',
  usualOrder: 'default',
  rising: title => `${title} ↑`,
  falling: title => `${title} ↓`,
  view: 'View',
  columns: 'Columns',
  saved: 'Saved views',
  savedText: 'Filters, order and columns under a name, for you in this browser.',
  nameIt: 'Name of the view',
  save: 'Save',
  forget: name => `Delete the view “${name}”`,
  keys: 'Shortcuts: / to search, j and k from row to row, x to choose, Enter to open',
  csv: 'CSV',
  csvText: 'Download what you see as CSV',
  choose: 'Choose',
  chooseAll: 'Choose all',
  chosen: count => (count === 1 ? '1 row chosen' : `${count} rows chosen`),
  unchoose: 'Clear the choice',
}
