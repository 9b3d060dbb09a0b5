import { turns } from '../turns.ts'

/** Runs one work at a time for each key; null where already `waiting` wait for the same key. */
export function turnsByKey({ waiting }: { waiting: number }) {
  const lines = new Map<string, { inTurn: ReturnType<typeof turns>; length: number }>()

  return async function inTurn<Result>(
    key: string,
    work: () => Promise<Result>,
  ): Promise<Result | null> {
    const line = lines.get(key) ?? { inTurn: turns({ running: 1, waiting }), length: 0 }
    lines.set(key, line)
    line.length++
    try {
      return await line.inTurn(work)
    } finally {
      line.length--
      if (line.length === 0) lines.delete(key)
    }
  }
}
