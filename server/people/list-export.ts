import type { ListName } from '#shop/people/list-names.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'

/** That a list leaves the house as a file is a deed: which list, and how many rows. */
export async function listExport(
  _: ActCall,
  { list, rows }: { list: ListName; rows: number },
): Promise<Acted<null>> {
  return {
    data: null,
    deed: { subject: `export ${list}`, changes: { rows: { from: null, to: rows } } },
  }
}
