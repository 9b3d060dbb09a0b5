import {
  inventedFields,
  type LegalEntity,
  unreachableFields,
} from '#shop/shop-data/legal-entity.ts'
import { type ShopFolder, textFiles } from './layout.ts'
import { type Problem, startOfFile } from './problem.ts'
import { type FileFault, fault } from './problem-text.ts'
import type { YamlText } from './yaml-text.ts'

/**
 * Invented data of the legal person. They can be imported to try, and keep the shop from opening to
 * the public.
 */
export function legalRemarks(
  { said }: Pick<ShopFolder, 'said'>,
  texts: ReadonlyMap<string, YamlText>,
): Problem[] {
  const legal = said.legal as LegalEntity | undefined
  if (!legal) return []
  const file = textFiles.legal
  const remark = (field: string, lack: FileFault): Problem => ({
    ...{ file, ...(texts.get(file)?.placeOf([field]) ?? startOfFile), path: [field], lack },
  })
  return [
    ...inventedFields(legal).map(field => remark(field, fault('legal-invented'))),
    ...unreachableFields(legal).map(field => remark(field, fault('legal-example'))),
  ]
}
