export type Sender = { readonly name: string; readonly address: string }

/** Reads "Γάστρα <hello@gastra.example>" or a bare address; null where it is neither. */
export function senderIn(text: string): Sender | null {
  const [, name, inBrackets] = /^([^<>\r\n]*)<([^<>\s]+)>$/.exec(text.trim()) ?? []
  const address = inBrackets ?? text.trim()
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]+$/.test(address)) return null
  return { name: (name ?? '').trim().replace(/^"(.*)"$/, '$1'), address }
}
