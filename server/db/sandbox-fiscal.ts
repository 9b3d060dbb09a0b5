import type { Pool } from 'pg'
import type { FiscalContent } from '#shop/fiscal.ts'

/** Keeps a document of the sandbox; one that it knows keeps its mark. */
export async function issuedInSandbox(
  db: Pool,
  document: { id: string; uid: string; content: FiscalContent },
): Promise<{ mark: string; uid: string }> {
  await db.query(
    `insert into sandbox_fiscal_document (document_id, uid, content) values ($1, $2, $3)
      on conflict (document_id) do nothing`,
    [document.id, document.uid, document.content],
  )
  const { rows } = await db.query<{ mark: string; uid: string }>(
    'select mark::text, uid from sandbox_fiscal_document where document_id = $1',
    [document.id],
  )
  const [issued] = rows
  if (!issued) throw new Error(`the sandbox lost document ${document.id}`)
  return issued
}
