import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { type MarkName, markNames } from '#shop/shop-data/mark.ts'
import type { ActCall, Acted, StaffCall } from '../calls/desk-hook.ts'
import { lockCatalogue } from '../db/meal/catalogue-writing.ts'
import { writeShopData } from '../db/shop/shop-data.ts'
import { markFrom } from '../folder/marks.ts'
import { readStored } from '../folder/store.ts'
import { asSvg, printOfMark } from '../pictures/mark.ts'

type MarkRow = {
  readonly name: MarkName
  /** The owner's drawing as an SVG; null: the shop draws its first letter. */
  readonly svg: string | null
}

/** The owner's logo and icon. */
export async function markCollection({ db }: StaffCall): Promise<MarkRow[]> {
  const { marks } = (await readStored(db)).shop
  return markNames.map(name => {
    const mark = marks?.[name]
    return { name, svg: mark ? asSvg(mark) : null }
  })
}

type Wanted = { readonly name: MarkName; readonly file: string | null }

/** Puts a logo or icon in place of the one there is, or takes it away: at once, as no order hangs on it. */
export async function markUpdate(
  { tx, db }: ActCall,
  { name, file }: Wanted,
): Promise<Acted<null> | DeskRefusal> {
  await lockCatalogue(tx)
  const { marks } = (await readStored(tx, db)).shop
  const before = marks?.[name]
  const mark = file === null ? null : await markFrom(name, Buffer.from(file, 'base64'))
  if (mark && 'code' in mark) return refuseAtDesk(refusals[mark.code] ?? 'picture-broken')
  await writeShopData(tx, name, mark)
  const print = (one: typeof before | null) => (one ? printOfMark(one).slice(0, 12) : null)
  const changes = { [name]: { from: print(before), to: print(mark) } }
  return { data: null, deed: { subject: 'shop', changes } }
}

const refusals: Readonly<
  Record<string, 'mark-unsafe' | 'mark-shape' | 'mark-large' | 'mark-small'>
> = {
  'file-bytes': 'mark-large',
  'mark-not-svg': 'mark-unsafe',
  'file-not-utf-8': 'mark-unsafe',
  'mark-icon-shape': 'mark-shape',
  'mark-logo-shape': 'mark-shape',
  'mark-icon-small': 'mark-small',
  'mark-logo-small': 'mark-small',
}
