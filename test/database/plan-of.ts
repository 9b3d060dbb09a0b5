import type { Pool } from 'pg'
import type { Db } from '#server/db/database.ts'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** How PostgreSQL runs the shop's statements, by the plan that it keeps for all values. */
export async function planOf(db: Pool, ask: (db: Db & Pool) => Promise<unknown>): Promise<Plan[]> {
  const plans: Plan[] = []
  const query = async (statement: Statement | string) => {
    if (typeof statement !== 'string') plans.push(await explained(db, statement))
    return { rows: [], rowCount: 0 }
  }
  const line = { query, on() {}, off() {}, release() {} }
  await ask({ query, connect: async () => line, options: { max: 1 } } as unknown as Db & Pool)
  return plans.flatMap(nodesOf)
}

async function explained(db: Pool, { text, values }: Statement): Promise<Plan> {
  const client = await db.connect()
  try {
    await client.query(`prepare explained as ${text}`)
    const nulls = values.map(() => 'null').join(', ')
    const { rows } = await client.query(`explain (format json) execute explained (${nulls})`)
    await client.query('deallocate explained')
    return rows[0]['QUERY PLAN'][0].Plan
  } finally {
    client.release()
  }
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** Nodes that visit every row of one of these tables. */
export function readsAll(nodes: readonly Plan[], tables: readonly string[]): Plan[] {
  return nodes.filter(
    node =>
      tables.includes(node['Relation Name'] ?? '') &&
      !['Bitmap Heap Scan', 'Tid Scan', 'ModifyTable', 'LockRows'].includes(node['Node Type']) &&
      node['Index Cond'] === undefined,
  )
}
