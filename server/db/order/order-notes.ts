import type { Db } from '../database.ts'

export type OrderNote = {
  readonly id: string
  readonly text: string
  readonly staffName: string
  readonly createdAt: Date
}

export async function addOrderNote(
  db: Db,
  note: { id: string; orderId: string; staffId: string; text: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'order-note-add',
    text: `insert into order_note (id, order_id, staff_id, text, created_at)
      values ($1, $2, $3, $4, $5)`,
    values: [note.id, note.orderId, note.staffId, note.text, note.now],
  })
}

/** What the shop's people noted on an order, oldest first. */
export async function orderNotes(db: Db, orderId: string): Promise<OrderNote[]> {
  const { rows } = await db.query<OrderNote>({
    name: 'order-notes',
    text: `select n.id, n.text, coalesce(s.name, '') as "staffName", n.created_at as "createdAt"
      from order_note n left join staff s on s.id = n.staff_id
      where n.order_id = $1 order by n.created_at, n.id`,
    values: [orderId],
  })
  return rows
}
