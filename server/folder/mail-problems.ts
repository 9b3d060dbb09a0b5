import { type Lack, lack } from '#shop/lack/lack.ts'
import { lackingNames } from '#shop/shop-data/mail-names.ts'
import type { OwnEmails } from '#shop/shop-data/mail-texts.ts'
import { inBraces } from '#shop/shop-data/text-schemas.ts'
import { defaultTexts } from '../catalogue/default-texts.ts'
import { type ShopFolder, textFiles } from './layout.ts'
import { type Problem, startOfFile } from './problem.ts'
import type { YamlText } from './yaml-text.ts'

/** Facts that readers need, such as the order's number, and that the shop's words leave out. */
export function mailProblems(
  { said }: Pick<ShopFolder, 'said'>,
  texts: ReadonlyMap<string, YamlText>,
): Problem<Lack>[] {
  const file = textFiles.emails
  const emails = (said.emails ?? {}) as OwnEmails
  return lackingNames(defaultTexts.emails, emails).map(({ path: field, name }) => {
    const [list = '', code = '', lang = ''] = field
    const at = emails.items?.findIndex(mail => mail.code === code) ?? -1
    const path = list === 'items' ? [list, at, 'paragraphs'] : [list, code, lang]
    const place = texts.get(file)?.placeOf(path) ?? startOfFile
    return { file, ...place, path: field, lack: lack('no-longer-says', { asked: inBraces(name) }) }
  })
}
