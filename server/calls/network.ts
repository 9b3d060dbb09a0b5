import ipaddr from 'ipaddr.js'

/**
 * Whom a limit counts: an IPv4 address itself, also where it is written as an IPv6 one, and the first
 * bits of an IPv6 address, whose owner has all addresses that begin with them.
 */
export function networkOf(address: string, bits: 48 | 64): string {
  // A proxy may have written anything.
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${Buffer.from(parsed.toByteArray().slice(0, bits / 8)).toString('hex')}/${bits}`
}
