export type Sender = { readonly name: string; readonly address: string }

/** Reads "Γάστρα <hello@gastra.example>" or a bare address; null where it is neither. */
export function senderIn(text: string): Sender | null {
  const [, name, inBrackets] = /^([^<>\r\n]*)<([^<>\s]+)>$/.exec(text.trim()) ?? []
  const address = inBrackets ?? text.trim()
  if (!isAddress(address)) return null
  return { name: (name ?? '').trim().replace(/^"(.*)"$/, '$1'), address }
}

/** Reads "orders@shop.example, chef@shop.example"; null where one is no address. */
export function mailboxesIn(text: string): string[] | null {
  const addresses = text.split(',').map(one => one.trim())
  return addresses.every(isAddress) ? addresses : null
}

function isAddress(text: string): boolean {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]+$/.test(text)
}
