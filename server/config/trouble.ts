/** A variable of the environment that hinders the start, and what to do: "is missing: set it to …". */
export type Trouble = { readonly name: string; readonly says: string }

/** Names everything at once, one line each, and the first that is said of a variable alone. */
export function refuseFor(troubles: readonly Trouble[]): void {
  if (troubles.length === 0) return
  const lines = new Map<string, string>()
  for (const { name, says } of troubles) if (!lines.has(name)) lines.set(name, `  ${name} ${says}.`)
  throw new Error(
    `These settings are missing, wrong or unsafe; .env.example explains each:\n${[...lines.values()].join('\n')}`,
  )
}
