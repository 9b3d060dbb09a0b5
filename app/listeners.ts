/** Who hears of every change of one thing, such as the cart. */
export function newListeners() {
  const all = new Set<() => void>()
  return {
    /** Answers what takes the listener away again. */
    add(listener: () => void): () => void {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell(): void {
      for (const listener of all) listener()
    },
  }
}
