import type { ListName } from '#shop/people/list-names.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'

/** Notes as a deed that a list was saved as a file, and how many rows it had. */
export async function listExport(
  _: ActCall,
  { list, rows }: { list: ListName; rows: number },
): Promise<Acted<null>> {
  return {
    data: null,
    deed: { subject: `export ${list}`, changes: { rows: { from: null, to: rows } } },
  }
}
