import { Document, isCollection, isMap, isPair, isScalar, type Node, visit } from 'yaml'

/** Columns that a line of text should not pass. */
const lineWidth = 100

/** Writes a value as a person would: short lists and rows of figures on one line, prices with cents. */
export function writeYaml(value: unknown, head: string): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, {
    Pair(_, pair, path) {
      const names = [...path, pair].flatMap(one =>
        isPair(one) && isScalar(one.key) ? [String(one.key.value)] : [],
      )
      if (isMoney(names.join('.'))) inCents(pair.value as Node)
    },
    Collection(key, node, path) {
      // The file and recipes are lists of lines, however short.
      if (path.length > 1 && key !== null && !isRecipe(path.at(-1)) && isShort(node))
        node.flow = true
    },
  })
  const body = document.toString({ lineWidth, flowCollectionPadding: true })
  return `${head.replace(/^/gm, '# ').replace(/ +$/gm, '')}\n${body}`
}

/** Fields in euros, also by portion or plan. */
const moneyFields: ReadonlySet<string> = new Set([
  'allowance',
  'amount',
  'breakfast',
  'fee',
  'gift',
  'mainMeal',
  'minSubtotal',
  'minTotal',
  'premium',
  'price',
  'prices',
  'roundTo',
  'singlePrice',
  'singlePrices',
  'snack',
])

function isRecipe(parent: unknown): boolean {
  return isPair(parent) && isScalar(parent.key) && parent.key.value === 'recipe'
}

function inCents(node: Node | null): void {
  if (isScalar(node) && typeof node.value === 'number') node.minFractionDigits = 2
  else if (isMap(node)) for (const { value } of node.items) inCents(value as Node)
}

export function isMoney(field: string): boolean {
  const names = field.replace(/\[[^\]]*\]/g, '').split('.')
  return moneyFields.has(names.at(-1) ?? '') && !names.includes('vat')
}

/** Whether a place of a file is in euros, such as "prices.hero". */
export function isInMoney(field: string): boolean {
  const names = field.split('.')
  return names.some((_, at) => isMoney(names.slice(0, at + 1).join('.')))
}

function isShort(node: Node): boolean {
  if (!isCollection(node)) return false
  const values = node.items.map((item: unknown) => (isPair(item) ? item.value : item))
  if (!values.every(value => isScalar(value) && typeof value.value !== 'boolean')) return false
  const texts = values.flatMap(value => (isScalar(value) ? [String(value.value)] : []))
  const isText = isMap(node) && node.has('el')
  return !isText && texts.every(text => !/\s/.test(text)) && texts.join(', ').length < lineWidth
}
