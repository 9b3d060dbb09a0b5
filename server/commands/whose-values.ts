import { stdin, stdout } from 'node:process'
import { shown } from '../folder/difference.ts'
import { type CountsShop, nameOf, type Published } from '../folder/published.ts'
import { isInMoney } from '../folder/yaml-writer.ts'
import { answerTo } from './agreed.ts'

/** "dishes/mousakas.yaml prices.regular: 6.10 in the shop, 5.90 in the folder" */
export function publishedLine({ file, field, isInBoth, folder, shop }: Published): string {
  const value = (of: unknown) => (of === undefined ? 'nothing' : shown(of, isInMoney(field)))
  const changedBoth = isInBoth ? ', which changed it, too' : ''
  return `${file}${field ? ` ${field}` : ''}: ${value(shop)} in the shop, ${value(folder)} in the folder${changedBoth}`
}

/** Asks for each value: the shop's or the folder's? null: there is no terminal, or the questions were ended. */
export async function chosenOneByOne(published: readonly Published[]): Promise<CountsShop | null> {
  if (!stdin.isTTY) return null
  const countsShop = new Map<string, boolean>()
  let forAll: boolean | null = null
  for (const one of published) {
    const answer: Answer | null = forAll === null ? await asked(one) : { shop: forAll }
    if (!answer) return null
    if (answer.forAll) forAll = answer.shop
    countsShop.set(nameOf(one), answer.shop)
  }
  // What was published while somebody answered stays.
  return one => countsShop.get(nameOf(one)) ?? true
}

async function asked(one: Published): Promise<Answer | null> {
  stdout.write(`${publishedLine(one)}\n`)
  for (;;) {
    const typed = await answerTo('Which counts? shop, folder, all-shop, all-folder: ')
    if (typed === null) return null
    const answer = answers[typed]
    if (answer) return answer
  }
}

type Answer = { readonly shop: boolean; readonly forAll?: true }

const answers: Readonly<Record<string, Answer | undefined>> = {
  shop: { shop: true },
  folder: { shop: false },
  'all-shop': { shop: true, forAll: true },
  'all-folder': { shop: false, forAll: true },
}
