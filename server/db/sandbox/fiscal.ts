import type { Pool } from 'pg'
import type { FiscalContent } from '#shop/books/fiscal.ts'

/** Keeps a document of the sandbox; a document sent again keeps its mark. */
export async function issuedInSandbox(
  db: Pool,
  document: { id: string; uid: string; content: FiscalContent },
): Promise<{ mark: string; uid: string }> {
  const { rows } = await db.query<{ mark: string; uid: string }>({
    name: 'sandbox-fiscal-issue',
    text: `insert into sandbox_fiscal_document as known (document_id, uid, content)
      values ($1, $2, $3)
      on conflict (document_id) do update set uid = known.uid
      returning mark::text, uid`,
    values: [document.id, document.uid, document.content],
  })
  const [issued] = rows
  if (!issued) throw new Error(`the sandbox lost document ${document.id}`)
  return issued
}
